import type { z } from 'zod/mini'
import type { LegalDocumentId } from '#features/messages/content/legal-document-ids.ts'
import type { InquiryKind } from '#features/inquiry/inquiry.ts'
import type { InquiryContent } from '#features/inquiry/send/send-inquiry.server.ts'
import { type FieldProblem, fieldProblems } from '#kernel/field-problem.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'

type WrittenInquiry = Omit<InquiryContent, 'termsVersion'>

export interface InquiryForm {
  kind: InquiryKind
  /** The document whose version is recorded: accepted or shown. */
  document: LegalDocumentId
  /** Path of the page with the form; also receives the POST without JavaScript. */
  page: string
  /** Field names in form order: the values kept in a re-rendered form, and the order of its problems. */
  fields: readonly string[]
  /** Blamed when the whole body is too large to read. */
  longest: string
  /** Accepts any input. Unticked boxes are absent. */
  read: (typed: Record<string, string>) => Result<WrittenInquiry, FieldProblem[]>
}

interface FormRules<Parsed> extends Omit<InquiryForm, 'read'> {
  /** Messages are problem codes (`kernel/field-problem.ts`). A function when it depends on today's date. */
  schema: z.ZodMiniType<Parsed> | (() => z.ZodMiniType<Parsed>)
  toInquiry: (parsed: Parsed) => WrittenInquiry
}

export function inquiryForm<Parsed>({ schema, toInquiry, ...form }: FormRules<Parsed>): InquiryForm {
  return {
    ...form,
    read: (typed) => {
      const parsed = (typeof schema === 'function' ? schema() : schema).safeParse(typed)
      return parsed.success ? accept(toInquiry(parsed.data)) : refuse(fieldProblems(parsed.error.issues))
    },
  }
}

export function inquiryAddress(kind: InquiryKind): string {
  return `/api/inquiries/${kind.replaceAll('_', '-')}`
}
