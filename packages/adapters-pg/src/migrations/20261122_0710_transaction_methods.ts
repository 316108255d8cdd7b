/** Payout methods: the types that admins define, and what mentors have registered of them. */
import type { Migration } from "../database/migrator/migrate.js"

/**
 * What a new market starts with. They are here, and not in the demo's data, since front ends know `nagad` and `card` by
 * name wherever they run; they are rows like any other, which an admin may edit, deactivate and delete. Part of this
 * migration's checksum: changes are a migration of their own. Routing numbers are null until an admin has sourced them.
 */
interface Seed {
  readonly type: string
  readonly name: string
  readonly titleTemplate: string
  readonly fields: ReadonlyArray<object>
}

const field = (name: string, label: string, inputType: string, more: object = {}) => ({
  name,
  label,
  inputType,
  isRequired: true,
  dependsOn: null,
  optionsKey: null,
  options: null,
  ...more
})

const bank = (value: string, label: string, branches: ReadonlyArray<readonly [value: string, label: string]>) => ({
  value,
  label,
  branches: branches.map(([value, label]) => ({ value, label, routing_number: null }))
})

const banks = [
  bank("brac_bank", "BRAC Bank", [
    ["gulshan", "Gulshan"],
    ["motijheel", "Motijheel"],
    ["agrabad", "Agrabad"]
  ]),
  bank("dutch_bangla_bank", "Dutch-Bangla Bank", [
    ["dhanmondi", "Dhanmondi"],
    ["motijheel", "Motijheel"]
  ]),
  bank("islami_bank", "Islami Bank Bangladesh", [
    ["motijheel", "Motijheel"],
    ["uttara", "Uttara"]
  ])
]

const wallet = (type: string, name: string): Seed => ({
  type,
  name,
  titleTemplate: `${name} {account_number}`,
  fields: [field("account_number", "Mobile number", "phone"), field("account_name", "Account name", "text")]
})

const seeds: ReadonlyArray<Seed> = [
  {
    type: "bank",
    name: "Bank account",
    titleTemplate: "{bank_name} {account_number}",
    fields: [
      field("bank_name", "Bank", "select", { options: banks }),
      field("branch_name", "Branch", "select", { dependsOn: "bank_name", optionsKey: "branches" }),
      field("account_name", "Account name", "text"),
      field("account_number", "Account number", "account_number")
    ]
  },
  wallet("nagad", "Nagad"),
  wallet("bkash", "bKash"),
  {
    type: "card",
    name: "Card",
    titleTemplate: "{card_number}",
    fields: [
      field("card_number", "Card number", "card_number"),
      field("expiry", "Expiry", "card_expiry"),
      field("security_code", "Security code", "security_code"),
      field("card_holder", "Name on the card", "card_holder")
    ]
  }
]

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

const seededAt = "2026-11-22T07:10:00Z"

/** A UUIDv7 of the day this migration was written, with a number in place of its random part. */
const seedRow = ({ fields, name, titleTemplate, type }: Seed, index: number) => {
  const id = `01a20217-2140-7000-8000-${(index + 1).toString(16).padStart(12, "0")}`
  const texts = [id, type, name, titleTemplate, JSON.stringify(fields), seededAt, seededAt].map(quoted)
  return `  (${texts.join(", ")}, true)`
}

export const transactionMethods: Migration = {
  name: "20261122_0710_transaction_methods",
  sql: `
create table transaction_method_types (
  id uuid primary key,
  type text not null,
  name text not null,
  title_template text not null,
  -- Null: every currency.
  currencies text[],
  fields jsonb not null check (jsonb_typeof(fields) = 'array' and fields <> '[]'),
  is_active boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint transaction_method_types_one_per_type unique (type)
);

insert into transaction_method_types (id, type, name, title_template, fields, created_at, updated_at, is_active) values
${seeds.map(seedRow).join(",\n")};

create table transaction_methods (
  id uuid primary key,
  mentor_id uuid not null references mentor_profiles,
  type_id uuid not null,
  title text not null,
  is_payable boolean not null,
  -- As they may be shown: names, labels and masked values.
  masked jsonb not null check (jsonb_typeof(masked) = 'array'),
  -- Brand, last four, expiry and holder: all that is kept of a card.
  card jsonb,
  -- In full, sealed with the host's secret; null once they are gone.
  sealed_values text,
  is_default boolean not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  constraint transaction_methods_type foreign key (type_id) references transaction_method_types,
  constraint transaction_methods_card_is_only_shown check (card is null or (not is_payable and sealed_values is null)),
  constraint transaction_methods_default_is_there check (not is_default or deleted_at is null)
);
create unique index transaction_methods_one_default on transaction_methods (mentor_id) where is_default;
create index transaction_methods_of_mentor on transaction_methods (mentor_id, created_at desc, id desc)
  where deleted_at is null;
create index transaction_methods_of_type on transaction_methods (type_id);
`
}
