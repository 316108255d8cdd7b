/** Maps inputs to career entries and checks them. Pure. */
import { fieldProblem, kept, type LocalDate, type Problem } from "../kernel/index.js"
import type { CareerEntry, Certification, Education, Experience } from "./career.js"
import {
  type CertificationEdit,
  certificationProblems,
  type EducationEdit,
  type ExperienceEdit,
  educationProblems,
  experienceProblems,
  type NewCertification,
  type NewEducation,
  type NewExperience
} from "./career-input.js"
import { CertificationId, EducationId, ExperienceId } from "./ids.js"

/** One of the three career lists, so that all use the same code. */
export interface CareerKind<Id extends string, E extends CareerEntry<Id>, New, Edit> {
  readonly idOf: (uuid: string) => Id
  readonly newEntry: (input: New, own: CareerEntry<Id>) => E
  /** Fields that are left out stay; a continuing entry loses its end. */
  readonly edited: (before: E, edit: Edit) => E
  readonly problemsOf: (entry: E) => ReadonlyArray<Problem>
  readonly startOf: (entry: E) => LocalDate | null
  readonly startField: string
}

const endOf = (goesOn: boolean | undefined, end: LocalDate | null | undefined, before: LocalDate | null) =>
  end === undefined && goesOn === true ? null : kept(end, before)

export const experienceKind: CareerKind<ExperienceId, Experience, NewExperience, ExperienceEdit> = {
  idOf: (uuid) => ExperienceId.make(uuid),
  newEntry: (input, own) => ({
    ...own,
    organization: input.organization,
    designation: input.designation,
    description: input.description ?? null,
    currentlyWorking: input.currently_working,
    startDate: input.start_date,
    endDate: input.end_date ?? null
  }),
  edited: (before, edit) => ({
    ...before,
    organization: kept(edit.organization, before.organization),
    designation: kept(edit.designation, before.designation),
    description: kept(edit.description, before.description),
    currentlyWorking: kept(edit.currently_working, before.currentlyWorking),
    startDate: kept(edit.start_date, before.startDate),
    endDate: endOf(edit.currently_working, edit.end_date, before.endDate)
  }),
  problemsOf: ({ currentlyWorking, endDate, startDate }) =>
    experienceProblems({ currently_working: currentlyWorking, end_date: endDate, start_date: startDate }),
  startOf: ({ startDate }) => startDate,
  startField: "start_date"
}

export const educationKind: CareerKind<EducationId, Education, NewEducation, EducationEdit> = {
  idOf: (uuid) => EducationId.make(uuid),
  newEntry: (input, own) => ({
    ...own,
    institution: input.institution,
    degree: input.degree,
    currentlyStudying: input.currently_studying,
    startDate: input.start_date,
    endDate: input.end_date ?? null
  }),
  edited: (before, edit) => ({
    ...before,
    institution: kept(edit.institution, before.institution),
    degree: kept(edit.degree, before.degree),
    currentlyStudying: kept(edit.currently_studying, before.currentlyStudying),
    startDate: kept(edit.start_date, before.startDate),
    endDate: endOf(edit.currently_studying, edit.end_date, before.endDate)
  }),
  problemsOf: ({ currentlyStudying, endDate, startDate }) =>
    educationProblems({ currently_studying: currentlyStudying, end_date: endDate, start_date: startDate }),
  startOf: ({ startDate }) => startDate,
  startField: "start_date"
}

export const certificationKind: CareerKind<CertificationId, Certification, NewCertification, CertificationEdit> = {
  idOf: (uuid) => CertificationId.make(uuid),
  newEntry: (input, own) => ({
    ...own,
    title: input.title,
    issuingOrganization: input.issuing_organization,
    issuedDate: input.issued_date ?? null,
    expiryDate: input.expiry_date ?? null,
    credentialUrl: input.credential_url ?? null
  }),
  edited: (before, edit) => ({
    ...before,
    title: kept(edit.title, before.title),
    issuingOrganization: kept(edit.issuing_organization, before.issuingOrganization),
    issuedDate: kept(edit.issued_date, before.issuedDate),
    expiryDate: kept(edit.expiry_date, before.expiryDate),
    credentialUrl: kept(edit.credential_url, before.credentialUrl)
  }),
  problemsOf: ({ expiryDate, issuedDate }) =>
    certificationProblems({ expiry_date: expiryDate, issued_date: issuedDate }),
  startOf: ({ issuedDate }) => issuedDate,
  startField: "issued_date"
}

/** No start in the future. A stored start is not checked again, since people change zones. */
export const futureProblems = (
  { startField }: { readonly startField: string },
  start: LocalDate | null,
  { before, today }: { readonly before?: LocalDate | null; readonly today: LocalDate }
): ReadonlyArray<Problem> =>
  start !== null && start !== before && start > today
    ? [fieldProblem([startField], `must be a date before or equal to ${today}`)]
    : []
