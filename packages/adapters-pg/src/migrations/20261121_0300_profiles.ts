/** Profiles: mentors, mentees, and the catalogue of what a mentor may know. */
import type { Migration } from "../database/migrator/migrate.js"

/**
 * Seeded once under ids that never change, so that clients may keep them. Part of this migration's checksum: changes to
 * the catalogue are a migration of their own.
 */
const catalogue: ReadonlyArray<readonly [area: string, skills: string]> = [
  [
    "Software Engineering",
    "Backend Development, Frontend Development, System Design, Code Review, Testing, Refactoring"
  ],
  ["Mobile Development", "iOS, Android, React Native, Flutter, App Store Releases"],
  ["DevOps and Cloud", "AWS, Google Cloud, Azure, Kubernetes, Terraform, CI/CD, Observability"],
  ["Data Science", "Python, Statistics, Experiment Design, Forecasting, Visualization"],
  ["Data Engineering", "SQL, Data Modeling, Pipelines, Spark, Data Warehouses"],
  [
    "Machine Learning and AI",
    "Deep Learning, Natural Language Processing, Computer Vision, Large Language Models, MLOps"
  ],
  ["Cybersecurity", "Application Security, Penetration Testing, Incident Response, Compliance, Cloud Security"],
  ["Product Management", "Discovery, Roadmaps, Prioritization, Product Analytics, Go-to-Market"],
  ["Project Management", "Agile, Scrum, Stakeholder Management, Risk Management, Planning"],
  ["UX and UI Design", "User Research, Interaction Design, Prototyping, Design Systems, Accessibility"],
  ["Graphic Design", "Branding, Typography, Illustration, Motion Design, Print"],
  ["Marketing", "Content Marketing, SEO, Paid Acquisition, Email Marketing, Brand Strategy"],
  ["Sales", "Prospecting, Enterprise Sales, Negotiation, Account Management, Sales Operations"],
  ["Customer Success", "Onboarding, Retention, Support Operations, Customer Education"],
  ["Entrepreneurship", "Idea Validation, Business Models, Fundraising, Pitching, Scaling"],
  ["Leadership", "People Management, Coaching, Delegation, Feedback, Organizational Design"],
  ["Engineering Management", "Hiring, One-on-Ones, Performance Reviews, Technical Strategy, Team Health"],
  ["Career Development", "Resume Review, Interview Preparation, Job Search, Salary Negotiation, Career Change"],
  ["Finance and Accounting", "Financial Modeling, Budgeting, Bookkeeping, Investing, Tax"],
  ["Human Resources", "Recruiting, Compensation, Employee Relations, Learning and Development"],
  ["Operations", "Process Improvement, Supply Chain, Procurement, Quality Management"],
  ["Law", "Contracts, Intellectual Property, Employment Law, Data Protection"],
  ["Writing and Communication", "Technical Writing, Copywriting, Editing, Public Speaking, Storytelling"],
  ["Languages", "English, Spanish, French, German, Japanese, Arabic"],
  ["Academia and Research", "Thesis Support, Research Methods, Scientific Writing, Grant Proposals, PhD Applications"],
  ["Science and Engineering", "Mechanical Engineering, Electrical Engineering, Civil Engineering, Chemistry, Biology"],
  ["Game Development", "Unity, Unreal Engine, Game Design, Level Design, 3D Art"],
  ["Wellbeing and Productivity", "Time Management, Habits, Burnout Prevention, Work-Life Balance"]
]

/** A UUIDv7 of the day this migration was written, with a number in place of its random part. */
const fixedId = (kind: number, number: number) =>
  `01a1fb67-1800-7000-8${kind.toString(16).padStart(3, "0")}-${number.toString(16).padStart(12, "0")}`

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

const areas = catalogue.map(([name], index) => ({ id: fixedId(1, index + 1), name, position: index + 1 }))
const skills = catalogue.flatMap(([, names], area) =>
  names.split(", ").map((name, index) => ({
    id: fixedId(2, (area + 1) * 0x100 + index + 1),
    areaId: fixedId(1, area + 1),
    name,
    position: index + 1
  }))
)

const sql = `
create table expertise_areas (
  id uuid primary key,
  name text not null unique,
  position int not null
);

create table skills (
  id uuid primary key,
  expertise_area_id uuid not null references expertise_areas,
  name text not null,
  position int not null,
  unique (expertise_area_id, name)
);

insert into expertise_areas (id, name, position) values
${areas.map(({ id, name, position }) => `  ('${id}', ${quoted(name)}, ${position})`).join(",\n")};

insert into skills (id, expertise_area_id, name, position) values
${skills.map(({ areaId, id, name, position }) => `  ('${id}', '${areaId}', ${quoted(name)}, ${position})`).join(",\n")};

create table mentor_profiles (
  id uuid primary key,
  user_id uuid not null,
  headline text not null,
  timezone text not null,
  currency text not null,
  hourly_rate_minor int8 not null check (hourly_rate_minor >= 0),
  years_of_experience int not null check (years_of_experience between 0 and 80),
  approval_status text not null check (approval_status in ('pending', 'approved', 'rejected', 'suspended')),
  submitted_at timestamptz not null,
  approved_at timestamptz,
  rejection_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint mentor_profiles_one_per_user unique (user_id),
  constraint mentor_profiles_user foreign key (user_id) references users
);

-- The admin's list: one status, or all of them, the newest application first.
create index mentor_profiles_by_status on mentor_profiles (approval_status, submitted_at desc, id desc);
create index mentor_profiles_by_submission on mentor_profiles (submitted_at desc, id desc);

create table mentor_expertise_areas (
  id uuid primary key,
  mentor_id uuid not null references mentor_profiles on delete cascade,
  expertise_area_id uuid not null references expertise_areas,
  unique (mentor_id, expertise_area_id)
);

create index mentor_expertise_areas_by_area on mentor_expertise_areas (expertise_area_id);

create table mentee_profiles (
  id uuid primary key,
  user_id uuid not null,
  profession text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint mentee_profiles_one_per_user unique (user_id),
  constraint mentee_profiles_user foreign key (user_id) references users
);
`

export const profiles: Migration = { name: "20261121_0300_profiles", sql }
