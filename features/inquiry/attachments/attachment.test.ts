import { describe, expect, it } from 'vitest'
import formProblemsTexts from '#content/texts/form-problems.ts'
import attachmentListTexts from '#content/texts/attachment-list.ts'
import attachmentsTexts from '#features/inquiry/texts/attachments.ts'
import { formatBytes } from '#i18n/format-bytes.ts'
import { ATTACHMENT_LIMITS, ATTACHMENT_TYPES, attachmentEnding, findAttachmentProblem } from './attachment.ts'
import { ATTACHMENT_ENDINGS } from './attachment-endings.ts'

const problems = formProblemsTexts.de
const list = attachmentListTexts.de
const field = attachmentsTexts.de

const file = (name: string, size = 1000) => ({ name, size })

it('offers in the browser what the server accepts', () => {
  expect(ATTACHMENT_ENDINGS.split(',')).toEqual(Object.keys(ATTACHMENT_TYPES).map((ending) => `.${ending}`))
})

it('uses the last extension, ignoring case', () => {
  expect(attachmentEnding('Plan.PDF')).toBe('pdf')
  expect(attachmentEnding('plan.pdf.exe')).toBeUndefined()
  expect(attachmentEnding('pdf')).toBeUndefined()
  expect(attachmentEnding('a.constructor')).toBeUndefined()
})

describe('problems with files', () => {
  it.each([
    ['none', [file('a.pdf'), file('b.jpg', ATTACHMENT_LIMITS.bytes)], undefined],
    ['too many', Array.from({ length: 6 }, () => file('a.pdf')), { code: 'too_many', names: [] }],
    ['kinds', [file('a.exe'), file('b.pdf'), file('c')], { code: 'type', names: ['a.exe', 'c'] }],
    ['empty', [file('a.pdf', 0)], { code: 'empty', names: ['a.pdf'] }],
    ['one too large', [file('a.pdf', ATTACHMENT_LIMITS.bytes + 1)], { code: 'too_large', names: ['a.pdf'] }],
    [
      'all too large',
      [
        file('a.pdf', ATTACHMENT_LIMITS.bytes),
        file('b.pdf', ATTACHMENT_LIMITS.totalBytes - ATTACHMENT_LIMITS.bytes + 1),
      ],
      { code: 'too_large_together', names: [] },
    ],
  ])('is found: %s', (_what, files, trouble) => {
    expect(findAttachmentProblem(files)).toEqual(trouble)
  })
})

it('states its limits in the texts that visitors read', () => {
  const each = formatBytes('de', ATTACHMENT_LIMITS.bytes).replace('\u00a0', ' ')
  const together = formatBytes('de', ATTACHMENT_LIMITS.totalBytes).replace('\u00a0', ' ')
  const many = String(ATTACHMENT_LIMITS.files)
  for (const text of [field.hint, problems.fields.attachments.too_large, list.problems.too_large])
    expect(text).toContain(each)
  for (const text of [problems.fields.attachments.too_large_together, list.problems.too_large_together])
    expect(text).toContain(together)
  for (const text of [field.hint, problems.fields.attachments.too_many, list.problems.too_many])
    expect(text).toContain(many)
})
