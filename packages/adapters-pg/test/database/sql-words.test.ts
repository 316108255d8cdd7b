/** Where the statements of a text begin, and what is only quoted in it. */
import { assert, describe, it } from "@effect/vitest"
import { statementsOf } from "../../src/database/sql-words.js"

const firstWords = (text: string) => statementsOf(text).map(([first = ""]) => first)

describe("the statements of a text", () => {
  it.each<[text: string, words: ReadonlyArray<string>]>([
    ["COMMIT", ["commit"]],
    ["/* a */ commit", ["commit"]],
    ["/* a /* b */ */ commit", ["commit"]],
    ["/* a /* b */ commit */ select 1", ["select"]],
    ["-- it's so\ncommit", ["commit"]],
    ["-- commit", [""]],
    ["; commit", ["", "commit"]],
    ["select 1; commit", ["select", "commit"]],
    ["select 1;commit;", ["select", "commit", ""]],
    ["select '; commit'", ["select"]],
    ["select 'it''s; commit'", ["select"]],
    [String.raw`select 'a\'; commit`, ["select", "commit"]],
    [String.raw`select E'a\'; commit'`, ["select"]],
    [String.raw`select nameE'a\'; commit`, ["select", "commit"]],
    ['select 1 as "; commit"', ["select"]],
    ["select '/*'; commit --*/", ["select", "commit"]],
    ["do $$ begin commit; end $$", ["do"]],
    ["do $a$ begin perform $$;$$; end $a$; commit", ["do", "commit"]],
    ["select $1; commit", ["select", "commit"]],
    ["select a$b$; commit; select a$b$", ["select", "commit", "select"]],
    [
      "create function f() returns int begin atomic select case when true then 1 end; select 2; end; commit",
      ["create", "commit"]
    ],
    ["create rule r as on insert to t do also (insert into u values (1); delete from v)", ["create", "delete"]]
  ])("%s", (text, words) => {
    assert.deepStrictEqual(firstWords(text), words)
  })
})
