/**
 * Posts without HTTP, on PostgreSQL and one after the other: writing one, showing one with its newest comments, a page of comments
 * with the first replies to each, and a reaction; each against one statement that does the same for a trusted caller.
 */
import { randomUUID } from "node:crypto"
import { type User, UserId } from "@mentorkit/core/kernel"
import type pg from "pg"
import { type Act, statementsOf, tell, timing } from "./acts.js"
import { fillConnections } from "./filled-connections.js"
import { id, idOf } from "./filled-market.js"
import { inTurns, progress } from "./report.js"
import { type WholeKit, withWholeKit } from "./whole-kit.js"

export interface PostsOptions {
  readonly people: number
  /** Of all of them together. */
  readonly posts: number
  /** At the top, on the post that is looked at; each has five replies. */
  readonly comments: number
  readonly acts: number
  readonly rounds: number
}

const person = (number: number): User => ({
  _tag: "User",
  userId: UserId.make(idOf("user", number)),
  roles: ["mentee"]
})

const otherPosts = `
  insert into posts (id, author_id, type, visibility, body, created_at, updated_at)
  select gen_random_uuid(), ${id("user", "1 + n % $1::int")}, 'text', case when n % 5 = 0 then 'connections' else 'public' end,
    'Number ' || n, now() - n * interval '1 minute', now()
  from generate_series(1, $2::int) n`
const topComments = `
  insert into comments (id, post_id, author_id, depth, body, child_count, reply_count, created_at, updated_at)
  select gen_random_uuid(), $1::uuid, ${id("user", "1 + n % $2::int")}, 0, 'Number ' || n, 5, 5,
    now() - n * interval '1 minute', now()
  from generate_series(1, $3::int) n`
const replies = `
  insert into comments (id, post_id, author_id, parent_id, root_id, depth, body, created_at, updated_at)
  select gen_random_uuid(), post_id, ${id("user", "1 + n * 7919 % $2::int")}, id, id, 1, 'Reply ' || n,
    created_at + n * interval '1 second', now()
  from comments, generate_series(1, 5) n where post_id = $1 and parent_id is null`

const fill = async (kit: WholeKit, pool: pg.Pool, { comments, people, posts }: PostsOptions): Promise<string> => {
  await fillConnections(pool, { known: people, crowd: 0 })
  await pool.query({ text: otherPosts, values: [people, posts] })
  const { post } = await kit.as(person(1)).feed.createPost({ body: "What do you think of #indexes and #joins?" })
  await pool.query({ text: topComments, values: [post.id, people, comments] })
  await pool.query({ text: replies, values: [post.id, people] })
  await pool.query({ text: "update posts set comment_count = $2 where id = $1", values: [post.id, comments * 6] })
  await pool.query("vacuum analyze")
  progress(`posts: ${posts} posts, and one with ${comments * 6} comments`)
  return post.id
}

const createByHand = `
  with post as (
    insert into posts (id, author_id, type, visibility, body, created_at, updated_at)
    values ($1, $2, 'text', 'public', $3, now(), now())
  ),
  tags as (
    insert into hashtags (name, posts_count, created_at) select name, 1, now() from unnest($4::text[]) name order by name
    on conflict (name) do update set posts_count = hashtags.posts_count + 1 returning id
  ),
  tagged as (insert into post_hashtags (post_id, hashtag_id, position) select $1, id, row_number() over () from tags),
  counted as (
    insert into post_counts (user_id, public) values ($2, 1)
    on conflict (user_id) do update set public = post_counts.public + 1
  )
  insert into outbox (id, type, aggregate, payload, occurred_at, due_at, settled_at)
  values ($5, 'feed.PostCreated', $1::text, $6, now(), now(), now())`

const comment = `
  'id', comments.id, 'body', comments.body, 'reply_count', comments.reply_count, 'author', json_build_object(
    'id', users.id, 'name', full_name, 'username', username, 'avatar_url', avatar_url
  )`
const listByHand = `
  select json_agg(json_build_object(${comment}, 'replies', (
    select json_agg(reply) from (
      select comments.id, comments.body, full_name, username from comments join users on users.id = author_id
      where root_id = page.id order by comments.created_at, comments.id limit 3
    ) reply
  )) order by comments.created_at desc)
  from (
    select id from comments where post_id = $1 and parent_id is null order by created_at desc, id desc limit $2::int
  ) page join comments using (id) join users on users.id = comments.author_id`
const showByHand = `
  select posts.*, full_name, username, avatar_url, (${listByHand}) as comments
  from posts join users on users.id = author_id where posts.id = $1`

const reactByHand = `
  with given as (
    insert into post_reactions (post_id, user_id, type, reacted_at) values ($1, $2, 'like', now())
    on conflict (post_id, user_id) do update set type = excluded.type returning xmax = 0 as is_new
  )
  update posts set count_like = count_like + (select is_new::int from given) where id = $1 returning reaction_count`

const figures = (kit: WholeKit, pool: pg.Pool, post_id: string, { people }: PostsOptions) => {
  const reader = (turn: number) => kit.as(person(1 + ((turn * 7919) % people))).feed
  const userOf = (turn: number) => idOf("user", 1 + ((turn * 7919) % people))
  const body = "What do you think of #indexes and #joins?"
  const pairs: Readonly<Record<string, readonly [ours: Act, byHand: Act]>> = {
    create: [
      (turn) => reader(turn).createPost({ body }),
      (turn) => {
        const author = userOf(turn)
        const values = [randomUUID(), author, body, ["indexes", "joins"], randomUUID(), JSON.stringify({ author })]
        return pool.query({ text: createByHand, values })
      }
    ],
    show: [(turn) => reader(turn).getPost({ post_id }), () => pool.query({ text: showByHand, values: [post_id, 10] })],
    comments: [
      (turn) => reader(turn).listComments({ post_id }),
      () => pool.query({ text: listByHand, values: [post_id, 15] })
    ],
    // The one half of the people by the product, the other by hand: each reaction is a new one.
    react: [
      (turn) => kit.as(person(1 + (turn % (people / 2)))).feed.reactToPost({ post_id, type: "like" }),
      (turn) =>
        pool.query({ text: reactByHand, values: [post_id, idOf("user", 1 + people / 2 + (turn % (people / 2)))] })
    ]
  }
  return pairs
}

export const posts = async (
  options: PostsOptions = { people: 2000, posts: 100_000, comments: 500, acts: 100, rounds: 5 }
): Promise<void> =>
  withWholeKit(async (kit, pool) => {
    const post = await fill(kit, pool, options)
    const { acts, rounds } = options
    for (const [name, [ours, byHand]] of Object.entries(figures(kit, pool, post, options))) {
      const [values = [], limits = []] = await inTurns([timing(ours, acts), timing(byHand, acts)], { rounds })
      tell(`posts.${name}`, values, limits)
      await statementsOf(`posts.${name}`, ours, acts * rounds + 1)
    }
  })
