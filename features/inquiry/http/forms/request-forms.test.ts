import { describe, expect, it } from 'vitest'
import { LEGAL_DAYS } from '#features/messages/content/legal-documents.ts'
import { inquiryMailOf } from '#features/inquiry/mail/inquiry-mail-fixtures.ts'
import { inquiryCopyLetter } from '#features/inquiry/mail/inquiry-letters.server.ts'
import { inquiryNoticeLetter } from '#features/inquiry/mail/inquiry-notice.server.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { letterText } from '#platform/mail/letter.ts'
import type { InquiryForm } from '../inquiry-form.ts'
import { projectForm } from './project-form.ts'
import { FIRST_OFFER } from '#features/services/content/offer.ts'
import { teamEventForm } from './team-event-form.ts'

const clock = () => new Date('2027-03-14T12:00:00Z')

const PROJECT = {
  service: 'interimManagement',
  description: 'Das ERP wird abgelöst.\nDie Leitung ist gegangen.',
  from: '1.9.2027',
  to: '30.06.2028',
  priority: 'urgent',
  budget: 'custom',
  budgetText: 'Zwei Tage pro Woche',
  contract: 'hybrid',
  teamSize: 'to20',
  industry: 'manufacturing',
  firstName: 'Lia Maria',
  lastName: 'de la Cruz',
  company: 'Muster AG',
  email: 'lia@example.ch',
  phone: '+41 41 780 00 00',
  address: 'Dorfstrasse 1a',
  postalCode: '6330',
  city: 'Cham',
  country: 'Schweiz',
  heardOf: 'recommendation',
  note: 'Bitte am Vormittag.',
  newsletter: 'on',
  terms: 'on',
}

const TEAM_EVENT = {
  serviceId: 'wasser-und-willenskraft',
  people: '034',
  from: '1.6.2027',
  to: '30/06/2027',
  alternative: '2027-07-02',
  place: 'Ennetsee',
  occasion: 'Neues Team',
  note: 'Zwei sprechen nur Französisch.',
  name: 'Lia Rossi',
  company: 'Muster AG',
  email: 'lia@example.ch',
  phone: '041 780 00 00',
  terms: 'on',
}

function mailsOf(form: InquiryForm, typed: Record<string, string>, language: Language = 'fr') {
  const read = form.read(typed)
  if (!read.ok) throw new Error(JSON.stringify(read.refusal))
  const { newsletter: _wanted, ...written } = read.value
  const content = { ...written, termsVersion: LEGAL_DAYS[form.document] }
  const mail = inquiryMailOf(language, { ...content, kind: form.kind })
  return {
    content: { ...content, newsletter: read.value.newsletter },
    notice: letterText(inquiryNoticeLetter(mail), mail.company),
    copy: letterText(inquiryCopyLetter(mail), mail.company),
  }
}

describe('the project request', () => {
  const form = projectForm(clock)

  it('is sent to the owner with everything that was typed, in German', () => {
    const { notice, content } = mailsOf(form, PROJECT)
    expect(content).toMatchObject({ name: 'Lia Maria de la Cruz', newsletter: true })
    expect(content.termsVersion).toBe(LEGAL_DAYS.terms)
    for (const line of [
      '> Das ERP wird abgelöst.',
      '> Die Leitung ist gegangen.',
      'Name oder Firma: Lia Maria de la Cruz',
      'E-Mail: lia@example.ch',
      'Thema: Interim-Management',
      'Beginn: 1.\u00a0September 2027',
      'Abschluss: 30.\u00a0Juni 2028',
      'Priorität: Dringend',
      'Budget in CHF: Zwei Tage pro Woche',
      'Vertragsart: Gemischt',
      'Grösse des Teams: 11–20 Personen',
      'Branche: Produktion und Industrie',
      'Vorname: Lia Maria',
      'Nachname: de la Cruz',
      'Unternehmen: Muster AG',
      'Telefon: +41 41 780 00 00',
      'Strasse und Nummer: Dorfstrasse 1a',
      'PLZ: 6330',
      'Ort: Cham',
      'Land: Schweiz',
      'Wie haben Sie von uns gehört: Empfehlung',
      'Sonst noch etwas: Bitte am Vormittag.',
      'Newsletter: gewünscht, noch zu bestätigen',
      'Geschäftsbedingungen: einverstanden',
      `AGB, Fassung: ${LEGAL_DAYS.terms}`,
    ])
      expect(notice.replaceAll('\u202f', ' ').split('\n')).toContain(line)
  })

  it('is confirmed without any typed or chosen content', () => {
    for (const language of LANGUAGES) {
      const { copy } = mailsOf(form, PROJECT, language)
      expect(copy).toContain('20001')
      for (const typed of [
        'ERP',
        'Lia',
        'Muster AG',
        'Zwei Tage',
        'Dorfstrasse',
        'Vormittag',
        'lia@example.ch',
      ])
        expect(copy).not.toContain(typed)
    }
    expect(mailsOf(form, PROJECT, 'it').copy).not.toContain('Urgente')
  })

  it('states what was left open, and omits the text of a budget that was not chosen', () => {
    const { service, description, firstName, lastName, email, terms } = PROJECT
    const { notice, copy } = mailsOf(form, {
      service,
      description,
      firstName,
      lastName,
      email,
      terms,
      company: 'Muster AG',
      budget: 'to50',
      budgetText: 'doch nicht',
    })
    expect(notice).toContain('Name oder Firma: Lia Maria de la Cruz')
    expect(notice).toContain('Unternehmen: Muster AG')
    expect(notice).toContain('Budget in CHF: 10’000–50’000')
    expect(notice + copy).not.toContain('doch nicht')
    expect(notice).toContain('Beginn: keine Angabe')
    expect(notice).toContain('Newsletter: nicht gewünscht')
  })

  it('uses the day in Switzerland when it is sent', () => {
    let now = new Date('2027-03-14T22:59:00Z')
    const late = projectForm(() => now)
    const sent = { ...PROJECT, from: '14.3.2027' }
    expect(late.read(sent).ok).toBe(true)
    now = new Date('2027-03-14T23:01:00Z')
    expect(late.read(sent)).toEqual({ ok: false, refusal: [{ field: 'from', code: 'past' }] })
  })
})

describe('the request for a team event', () => {
  const form = teamEventForm(clock, () => FIRST_OFFER)

  it('is sent to the owner with everything that was typed, in German', () => {
    const { notice, content } = mailsOf(form, TEAM_EVENT)
    expect(content).toMatchObject({ name: 'Lia Rossi', newsletter: false, termsVersion: LEGAL_DAYS.terms })
    for (const line of [
      '> Zwei sprechen nur Französisch.',
      'Thema: Wasser & Willenskraft',
      'Anzahl Personen: 34',
      'Tag oder frühestens: 1.\u00a0Juni 2027',
      'Spätestens: 30.\u00a0Juni 2027',
      'Ausweichdatum: 2.\u00a0Juli 2027',
      'Ort oder Region: Ennetsee',
      'Grund: Neues Team',
      'Unternehmen: Muster AG',
      'Telefon: 041 780 00 00',
      'Newsletter: nicht gewünscht',
    ])
      expect(notice.split('\n')).toContain(line)
  })

  it('quotes no text where none was written', () => {
    const { notice, copy } = mailsOf(form, { ...TEAM_EVENT, note: '', to: '' })
    expect(notice + copy).not.toMatch(/^>/m)
    expect(notice).toContain('Wunschdatum: 1.\u00a0Juni 2027')
  })
})
