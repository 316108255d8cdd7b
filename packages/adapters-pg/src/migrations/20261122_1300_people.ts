/** What people tell about themselves: address, career, languages, legal names, and the questions of the onboarding. */
import type { Migration } from "../database/migrator/migrate.js"

interface Question {
  readonly role: "mentor" | "mentee"
  readonly type: "single_select" | "multi_select" | "number" | "text" | "textarea"
  readonly question: string
  readonly options?: string
  readonly min?: number
  readonly max?: number
}

/** Seeded under ids that never change. Part of this migration's checksum. None is required, so that old clients work. */
const questions: ReadonlyArray<Question> = [
  {
    role: "mentor",
    type: "single_select",
    question: "How much mentoring have you done so far?",
    options: "None yet, A few people, Regularly, It is my profession"
  },
  {
    role: "mentor",
    type: "multi_select",
    question: "Whom do you like to work with?",
    options: "Students, Career starters, Professionals, Career changers, Managers, Founders"
  },
  { role: "mentor", type: "number", question: "How many hours a week can you offer?", min: 1, max: 60 },
  { role: "mentor", type: "text", question: "Where can we see your work?", max: 255 },
  { role: "mentor", type: "textarea", question: "Why do you want to mentor?", max: 5000 },
  {
    role: "mentee",
    type: "single_select",
    question: "Where are you in your career?",
    options: "Student, Career starter, Professional, Manager, Founder, Between jobs"
  },
  {
    role: "mentee",
    type: "multi_select",
    question: "What do you look for in a mentor?",
    options: "Career advice, Technical skills, Interview preparation, Leadership, Feedback on my work, A network"
  },
  { role: "mentee", type: "number", question: "How many sessions a month have you in mind?", min: 1, max: 30 },
  { role: "mentee", type: "text", question: "What would you like to become?", max: 255 },
  { role: "mentee", type: "textarea", question: "What should a mentor know about you?", max: 5000 }
]

/** A UUIDv7 of the day this migration was written, with a number in place of its random part. */
const idOf = (number: number) => `01a2008d-7400-7000-8003-${number.toString(16).padStart(12, "0")}`

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

const valueOf = (label: string) => label.toLowerCase().replaceAll(" ", "_")
const optionsOf = (labels: string) =>
  quoted(JSON.stringify(labels.split(", ").map((label) => ({ value: valueOf(label), label }))))

const rows = questions.map(({ max, min, options, question, role, type }, index) => {
  const columns = [quoted(idOf(index + 1)), quoted(role), quoted(type), quoted(question)]
  return [...columns, options === undefined ? "null" : optionsOf(options), min ?? "null", max ?? "null", index + 1]
})

export const people: Migration = {
  name: "20261122_1300_people",
  sql: `
-- Where somebody lives; one for each account, and none until they save one.
create table user_addresses (
  user_id uuid primary key references users (id) on delete cascade,
  address text,
  city text,
  state text,
  country text,
  -- ISO 3166, two letters; null where the country's name does not tell.
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

alter table mentor_profiles
  add column languages text[] not null default '{}',
  add column legal_name text,
  add column legal_birth_year int check (legal_birth_year between 1900 and 2200),
  add column legal_profession text,
  add column company_or_institution text,
  -- Of the mentor's reviews, which write them; 0 while there are none.
  add column average_rating numeric(3, 2) not null default 0 check (average_rating between 0 and 5),
  add column rating_count int not null default 0 check (rating_count >= 0),
  add constraint mentor_profiles_rating_has_reviews check (rating_count > 0 or average_rating = 0);

-- What of an area a mentor knows.
create table mentor_skills (
  mentor_expertise_id uuid not null references mentor_expertise_areas on delete cascade,
  skill_id uuid not null references skills,
  primary key (mentor_expertise_id, skill_id)
);
create index mentor_skills_by_skill on mentor_skills (skill_id);

-- What a mentee wants to learn.
create table mentee_expertise_areas (
  id uuid primary key,
  mentee_id uuid not null references mentee_profiles on delete cascade,
  expertise_area_id uuid not null references expertise_areas,
  unique (mentee_id, expertise_area_id)
);
create table mentee_skills (
  mentee_expertise_id uuid not null references mentee_expertise_areas on delete cascade,
  skill_id uuid not null references skills,
  primary key (mentee_expertise_id, skill_id)
);

-- A person's career: shown on either profile, so it belongs to the account.
create table experiences (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  organization text not null,
  designation text not null,
  description text,
  currently_working boolean not null,
  start_date date not null,
  end_date date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint experiences_end check (case when currently_working then end_date is null else end_date >= start_date end)
);
create index experiences_by_user on experiences (user_id, start_date desc, id desc);

create table education (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  institution text not null,
  degree text not null,
  currently_studying boolean not null,
  start_date date not null,
  end_date date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint education_end check (case when currently_studying then end_date is null else end_date >= start_date end)
);
create index education_by_user on education (user_id, start_date desc, id desc);

create table certifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  title text not null,
  issuing_organization text not null,
  issued_date date,
  expiry_date date,
  credential_url text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint certifications_expiry check (expiry_date >= issued_date)
);
create index certifications_by_user on certifications (user_id, issued_date desc nulls last, id desc);

create table onboarding_questions (
  id uuid primary key,
  role text not null check (role in ('mentor', 'mentee')),
  type text not null check (type in ('single_select', 'multi_select', 'number', 'text', 'textarea')),
  question text not null,
  -- [{value, label}] of the two kinds of choice.
  options jsonb check (case when type in ('single_select', 'multi_select') then jsonb_typeof(options) = 'array' else options is null end),
  -- Of a number its bounds, of a text its length, of several choices how many.
  min int,
  max int,
  is_required boolean not null default false,
  is_active boolean not null default true,
  position int not null,
  constraint onboarding_questions_bounds check (min <= max)
);

insert into onboarding_questions (id, role, type, question, options, min, max, position) values
${rows.map((columns) => `  (${columns.join(", ")})`).join(",\n")};

-- That somebody has submitted the onboarding of a role, the last time.
create table onboarding_records (
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('mentor', 'mentee')),
  submitted_at timestamptz not null,
  primary key (user_id, role)
);
create table onboarding_answers (
  user_id uuid not null references users (id) on delete cascade,
  question_id uuid not null references onboarding_questions,
  answer jsonb not null,
  answered_at timestamptz not null,
  primary key (user_id, question_id)
);

-- Who applied before this release has answered no question.
insert into onboarding_records (user_id, role, submitted_at) select user_id, 'mentor', submitted_at from mentor_profiles;
`
}
