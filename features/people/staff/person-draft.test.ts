import { expect, it } from 'vitest'
import type { Person } from '#features/company/content/people.ts'
import { NO_TEXTS } from '#i18n/four-texts.ts'
import { toDraft, toPerson } from './person-draft.ts'

const PERSON: Person = {
  name: 'Vorname Name',
  role: { de: 'Leitung', fr: 'Direction' },
  portrait: {
    original: 'd3b07384-d9a0-4c9b-8f43-3d1c5e0a7a11',
    focus: { x: 50, y: 30 },
    alt: { de: 'Bild', en: 'Picture', fr: 'Photo', it: 'Foto' },
    credit: 'Gratweg',
  },
  biography: { de: 'Zwei Sätze.' },
  qualifications: [{ name: { de: 'MSc' }, body: 'Hochschule', year: 2012 }],
  languages: {},
  since: 2009,
  profileUrl: 'https://example.ch/name',
}

it('an untouched form equals what was published', () => {
  expect(toPerson(toDraft(PERSON))).toEqual({ ok: true, value: PERSON })
})

it('an empty form is a person without details', () => {
  const empty = {
    ...toDraft(PERSON),
    name: ' ',
    role: NO_TEXTS,
    biography: NO_TEXTS,
    since: '',
    profileUrl: '',
  }
  expect(toPerson({ ...empty, qualifications: [], portrait: null })).toMatchObject({
    ok: true,
    value: { name: null, role: {}, biography: {}, since: null, profileUrl: null, portrait: null },
  })
})

it('reports each invalid field, and why', () => {
  const draft = toDraft(PERSON)
  const problems = toPerson({
    ...draft,
    since: '12',
    profileUrl: 'example.ch',
    biography: { ...NO_TEXTS, it: 'x'.repeat(601) },
    qualifications: [{ name: { ...NO_TEXTS, fr: 'Master' }, body: '', year: 'bald' }],
    portrait: draft.portrait && { ...draft.portrait, alt: { ...draft.portrait.alt, it: '' }, credit: '' },
  })
  expect(problems.ok ? [] : problems.refusal).toEqual(
    expect.arrayContaining([
      { field: 'since', code: 'year' },
      { field: 'profileUrl', code: 'url' },
      { field: 'biography.it', code: 'long' },
      { field: 'qualifications.0.name.de', code: 'german' },
      { field: 'qualifications.0.body', code: 'required' },
      { field: 'qualifications.0.year', code: 'year' },
      { field: 'portrait.alt.it', code: 'required' },
      { field: 'portrait.credit', code: 'required' },
    ]),
  )
})
