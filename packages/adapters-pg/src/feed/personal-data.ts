/** Where people are in the tables of the feed. In which order rows are erased follows from the foreign keys. */
import { ReactionType } from "@mentorkit/core/comments"
import { noReactions } from "../comments/reaction-repository.js"
import { ofUser, type PersonalData } from "../database/personal-data.js"

const own = "author_id = $1"
const ofOwnPost = `post_id in (select id from posts where ${own})`

/** Ids of all comments in threads in which the person has written. */
const threads = `
  select id from comments where root_id in (select coalesce(root_id, id) from comments where ${own})
  union select coalesce(root_id, id) from comments where ${own}`

const ofOwnComment = `comment_id in (select id from comments where ${own})`

/** Each target of a kind has as many reactions less of each type as the person has given it. */
const uncount = (targets: string, reactions: string, column: string): string => {
  const types = ReactionType.literals
  return `update ${targets} set ${types.map((type) => `count_${type} = count_${type} - of_${type}`).join(", ")}
  from (
    select ${column}, ${types.map((type) => `count(*) filter (where type = '${type}') as of_${type}`).join(", ")}
    from ${reactions} where ${ofUser} group by ${column}
  ) lost where ${targets}.id = ${column}`
}

/** Posts of others on which the person has commented or reacted, or reacted to a comment. */
const touchedPosts = `
  select post_id from comments where ${own}
  union select post_id from post_reactions where ${ofUser}
  union select post_id from polls join poll_options on poll_id = polls.id join poll_votes on option_id = poll_options.id
    where ${ofUser}
  union select comments.post_id from comment_reactions join comments on comments.id = comment_id where ${ofUser}`

const beforeErasure = [
  // All in the order in which everybody locks them: own posts, what they share, their shares, and those of others.
  `select from posts where id in (
    select id from posts where ${own}
    union select root_id from posts where ${own}
    union select id from posts where root_id in (select id from posts where ${own})
    union ${touchedPosts}
  ) order by id for update`,
  `select from hashtags where id in (select hashtag_id from post_hashtags where ${ofOwnPost}) order by name for no key update`,
  `update hashtags set posts_count = posts_count - used.posts
  from (
    select hashtag_id, count(*)::int as posts from post_hashtags join posts on posts.id = post_id
    where ${own} and visibility = 'public' group by hashtag_id
  ) used where hashtags.id = hashtag_id`,
  `update posts set share_count = share_count - shares
  from (select root_id as shared, count(*)::int as shares from posts where ${own} group by root_id) lost
  where posts.id = shared`,
  // While it can be told whose they are. A sweep removes the files themselves.
  `delete from file_owners where owner_kind = 'post' and owner_id in (select id from posts where ${own})`,
  `delete from posts where ${own}`,
  `update poll_options set vote_count = vote_count - 1 where id in (select option_id from poll_votes where ${ofUser})`,
  uncount("posts", "post_reactions", "post_id"),
  uncount("comments", "comment_reactions", "comment_id"),
  `update posts set comment_count = comment_count - lost.comments
  from (
    select post_id, count(*)::int as comments from comments where ${own} and not is_deleted group by post_id
  ) lost where posts.id = post_id`,
  `with recursive mine as (select id, parent_id, branch_id from comments where ${own} and not is_deleted),
  above as (
    select id as reply, coalesce(branch_id, parent_id) as id from mine where parent_id is not null
    union all
    select reply, comments.parent_id from comments join above on comments.id = above.id where comments.parent_id is not null
  ),
  lost as (
    select id, count(*)::int as replies
    from (select reply, id from above union select id, parent_id from mine where parent_id is not null) each group by id
  )
  update comments set reply_count = reply_count - replies from lost where comments.id = lost.id`,
  `delete from comment_reactions where ${ofOwnComment}`,
  `delete from comment_mentions where ${ofOwnComment}`,
  `update comments set is_deleted = true, body = '', ${noReactions} where ${own}`,
  // Of these threads living comments stay, and the places above them.
  `with recursive kept as (
    select id, parent_id from comments where id in (${threads}) and not is_deleted
    union select comments.id, comments.parent_id from comments join kept on comments.id = kept.parent_id
  ),
  gone as (
    delete from comments where id in (${threads}) and not exists (select from kept where kept.id = comments.id)
    returning parent_id
  )
  update comments set child_count = child_count - children
  from (select parent_id, count(*)::int as children from gone group by parent_id) fewer
  where comments.id = fewer.parent_id and comments.id in (select id from kept)`
]

const ofOwnPoll = `poll_id in (select id from polls where ${ofOwnPost})`

export const personalData: PersonalData = {
  beforeErasure,
  tables: [
    { table: "posts", of: own, erase: "delete" },
    { table: "post_counts", of: ofUser, erase: "delete" },
    { table: "post_hashtags", of: ofOwnPost, erase: "delete" },
    { table: "post_files", of: ofOwnPost, omit: ["file_key"], erase: "delete" },
    // What is left of them are the places of those that were answered.
    { table: "comments", of: `(${own} and not is_deleted)`, omit: ["branch_id", "child_count"] },
    { table: "comment_mentions", of: ofUser, erase: "delete" },
    { table: "post_reactions", of: ofUser, erase: "delete" },
    { table: "post_views", of: ofUser, omit: ["post_created_at", "seen_by"], erase: "delete" },
    { table: "reaction_news", of: ofUser, erase: "delete" },
    { table: "comment_reactions", of: ofUser, erase: "delete" },
    { table: "polls", of: ofOwnPost, erase: "delete" },
    { table: "poll_options", of: ofOwnPoll, erase: "delete" },
    { table: "poll_votes", of: ofUser, erase: "delete" },
    // Who is named in somebody's text is part of the text; whoever is erased is named no more.
    { table: "post_mentions", of: ofUser, erase: "delete" }
  ],
  withoutPeople: {
    hashtags: "Words, with how many public posts have them.",
    public_post_steps: "How many public posts there are."
  }
}
