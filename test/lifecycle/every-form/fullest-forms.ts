import { randomBytes } from 'node:crypto'
import type { InquiryKind } from '#features/inquiry/inquiry.ts'
import { CONTACT_LIMITS } from '#features/inquiry/forms/contact-inquiry.ts'
import { PROJECT_LIMITS } from '#features/inquiry/forms/project-inquiry.ts'
import { LARGEST_GROUP, TEAM_EVENT_LIMITS } from '#features/inquiry/forms/team-event-inquiry.ts'
import { formatDay } from '#i18n/format-date.ts'

const TEN_MB = 10 * 1024 * 1024
const EMAIL_MOST = 254
const WANTED = 'gewünscht, noch zu bestätigen'
/** Latest allowed day. */
const LAST_DAY = `${new Date().getFullYear() + 10}-12-31`

export const plan = {
  name: 'Höhenplan 日本 (Entwurf).pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(TEN_MB - 9)]),
}

/** Every field at its limit, and how the owner's mail shows it. */
export interface FullestForm {
  kind: InquiryKind
  path: string
  email: string
  /** By name, in form order; days as `YYYY-MM-DD`, `on` for a tick. */
  typed: Record<string, string>
  /** Lines of the mail, by German label. */
  facts: Record<string, string>
  /** Multi-line texts by label; the message has an empty one. */
  quoted: Record<string, string>
}

/** Maximum length, unique by `start`. */
export function longestAddress(start: string): string {
  const domain = `${'b'.repeat(62)}.${'c'.repeat(60)}.${'d'.repeat(62)}.ch`
  return `${start.padEnd(EMAIL_MOST - domain.length - 1, 'a')}@${domain}`
}

/** Characters that mail, HTML and spreadsheets treat specially. */
function longestLine(name: string, most: number): string {
  const begun = `${name} «Müller» & Söhne <b> =1+1; "so" 🏔 `.slice(0, most - 1).toWellFormed()
  return begun.padEnd(most, 'ü')
}

function longestText(most: number): string {
  const line = `«Zwölf» <b>Leute</b> & 1 Tag, 🏔 =1+1; "so"\n\n> keine Zeile von uns: nie\n`
  const whole = line.repeat(Math.floor((most - 1) / line.length))
  return whole.padEnd(most, 'z')
}

const longestPhone = (most: number) => '+41 (0)41/780-00.'.padEnd(most, '1')

export function fullestForms(start: string): FullestForm[] {
  return [
    contact(longestAddress(`${start}-c-`)),
    project(longestAddress(`${start}-p-`)),
    teamEvent(longestAddress(`${start}-t-`)),
  ]
}

function contact(email: string): FullestForm {
  const name = longestLine('Name', CONTACT_LIMITS.name)
  const message = longestText(CONTACT_LIMITS.message)
  return {
    kind: 'contact',
    path: '/kontakt',
    email,
    typed: { name, email, topic: 'team_event', message, newsletter: 'on' },
    facts: { 'Name oder Firma': name, 'E-Mail': email, Thema: 'Team-Event', Newsletter: WANTED },
    quoted: { '': message },
  }
}

function project(email: string): FullestForm {
  const line = (field: keyof typeof PROJECT_LIMITS) => longestLine(field, PROJECT_LIMITS[field])
  const [description, note] = [longestText(PROJECT_LIMITS.description), longestText(PROJECT_LIMITS.note)]
  const typed = {
    service: 'other',
    description,
    from: LAST_DAY,
    to: LAST_DAY,
    priority: 'urgent',
    budget: 'custom',
    budgetText: line('budgetText'),
    contract: 'hybrid',
    teamSize: 'over20',
    industry: 'manufacturing',
    firstName: line('firstName'),
    lastName: line('lastName'),
    company: line('company'),
    email,
    phone: longestPhone(PROJECT_LIMITS.phone),
    address: line('address'),
    postalCode: line('postalCode'),
    city: line('city'),
    country: line('country'),
    heardOf: 'recommendation',
    note,
    newsletter: 'on',
    terms: 'on',
  }
  return {
    kind: 'project',
    path: '/projekt-management/anfrage',
    email,
    typed,
    facts: {
      'Name oder Firma': `${typed.firstName} ${typed.lastName}`,
      'E-Mail': email,
      Thema: 'Etwas anderes',
      Beginn: formatDay('de', LAST_DAY),
      Abschluss: formatDay('de', LAST_DAY),
      Priorität: 'Dringend',
      Vertragsart: 'Gemischt',
      'Grösse des Teams': 'mehr als 20 Personen',
      Branche: 'Produktion und Industrie',
      Vorname: typed.firstName,
      Nachname: typed.lastName,
      Unternehmen: typed.company,
      Telefon: typed.phone,
      'Strasse und Nummer': typed.address,
      PLZ: typed.postalCode,
      Ort: typed.city,
      Land: typed.country,
      'Wie haben Sie von uns gehört': 'Empfehlung',
      Newsletter: WANTED,
      Geschäftsbedingungen: 'einverstanden',
    },
    quoted: { '': description, 'Budget in CHF': typed.budgetText, 'Sonst noch etwas': note },
  }
}

function teamEvent(email: string): FullestForm {
  const line = (field: keyof typeof TEAM_EVENT_LIMITS) => longestLine(field, TEAM_EVENT_LIMITS[field])
  const note = longestText(TEAM_EVENT_LIMITS.note)
  const typed = {
    serviceId: 'wasser-und-willenskraft',
    people: String(LARGEST_GROUP),
    from: LAST_DAY,
    to: LAST_DAY,
    alternative: LAST_DAY,
    place: line('place'),
    occasion: line('occasion'),
    note,
    name: line('name'),
    company: line('company'),
    email,
    phone: longestPhone(TEAM_EVENT_LIMITS.phone),
    newsletter: 'on',
    terms: 'on',
  }
  return {
    kind: 'team_event',
    path: '/buchen/anfrage',
    email,
    typed,
    facts: {
      'Name oder Firma': typed.name,
      'E-Mail': email,
      Thema: 'Wasser & Willenskraft',
      'Anzahl Personen': typed.people,
      'Tag oder frühestens': formatDay('de', LAST_DAY),
      Spätestens: formatDay('de', LAST_DAY),
      Ausweichdatum: formatDay('de', LAST_DAY),
      'Ort oder Region': typed.place,
      Unternehmen: typed.company,
      Telefon: typed.phone,
      Newsletter: WANTED,
      Geschäftsbedingungen: 'einverstanden',
    },
    quoted: { '': note, Grund: typed.occasion },
  }
}
