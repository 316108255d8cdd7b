/** Where people are in the tables of the feed. In which order rows are erased follows from the foreign keys. */
import { ofUser, type PersonalData } from "../database/personal-data.js"

const own = "author_id = $1"
const ofOwnPost = `post_id in (select id from posts where ${own})`

const beforeErasure = [
  // In the order in which everybody locks them.
  `select from hashtags where id in (select hashtag_id from post_hashtags where ${ofOwnPost}) order by name for no key update`,
  `update hashtags set posts_count = posts_count - used.posts
  from (
    select hashtag_id, count(*)::int as posts from post_hashtags join posts on posts.id = post_id
    where ${own} and visibility = 'public' group by hashtag_id
  ) used where hashtags.id = hashtag_id`
]

export const personalData: PersonalData = {
  beforeErasure,
  tables: [
    { table: "posts", of: own, erase: "delete" },
    { table: "post_counts", of: ofUser, erase: "delete" },
    { table: "post_hashtags", of: ofOwnPost, erase: "delete" },
    // Who is named in somebody's text is part of the text; whoever is erased is named no more.
    { table: "post_mentions", of: `(${ofUser} or ${ofOwnPost})`, erase: "delete" }
  ],
  withoutPeople: { hashtags: "Words, with how many public posts have them." }
}
