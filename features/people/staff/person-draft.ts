import type { Person, Portrait } from '#features/company/content/people.ts'
import { personSchema } from '../person.schema.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { type FourTexts, toFourTexts } from '#i18n/four-texts.ts'

/** A person as it is typed. */
export interface PersonDraft {
  name: string
  role: FourTexts
  biography: FourTexts
  languages: FourTexts
  qualifications: readonly QualificationDraft[]
  since: string
  profileUrl: string
  portrait: PortraitDraft | null
}

export interface QualificationDraft {
  name: FourTexts
  body: string
  year: string
}

export type PortraitDraft = Omit<Portrait, 'alt'> & { alt: FourTexts }

export function toDraft(person: Person): PersonDraft {
  const { name, role, biography, languages, qualifications, since, profileUrl, portrait } = person
  return {
    name: name ?? '',
    role: toFourTexts(role),
    biography: toFourTexts(biography),
    languages: toFourTexts(languages),
    qualifications: qualifications.map((each) => ({
      name: toFourTexts(each.name),
      body: each.body,
      year: String(each.year),
    })),
    since: since === null ? '' : String(since),
    profileUrl: profileUrl ?? '',
    portrait,
  }
}

/** Checked by the server's own schema; a problem names its field as `qualifications.0.name`. */
export function toPerson(draft: PersonDraft): Result<Person, FieldProblem[]> {
  const { name, since, profileUrl, qualifications, ...rest } = draft
  const parsed = personSchema.safeParse({
    ...rest,
    name: name.trim() || null,
    since: since.trim() ? toYear(since) : null,
    profileUrl: profileUrl.trim() || null,
    qualifications: qualifications.map(({ year, ...each }) => ({ ...each, year: toYear(year) })),
  })
  if (parsed.success) return accept(parsed.data)
  const problems = parsed.error.issues.map(({ path, code }) => toProblem(path.join('.'), code))
  return refuse(
    problems.filter((problem, index) => problems.findIndex(({ field }) => field === problem.field) === index),
  )
}

function toProblem(field: string, code: string): FieldProblem {
  if (/(^|\.)(since|year)$/.test(field)) return { field, code: 'year' }
  if (field === 'profileUrl') return { field, code: 'url' }
  if (code === 'too_big') return { field, code: 'long' }
  if (/^qualifications\.\d+\.name$/.test(field)) return { field: `${field}.de`, code: 'german' }
  return { field, code: 'required' }
}

function toYear(text: string): number {
  return /^\s*\d{4}\s*$/.test(text) ? Number(text) : Number.NaN
}
