import type { z } from 'zod/mini'
import type { InquiryKind } from '#features/inquiry/inquiry.ts'
import type { InquiryContent } from '#features/inquiry/send/send-inquiry.server.ts'
import { type FieldProblem, fieldProblems } from '#kernel/field-problem.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'

/** A form as the server takes it: where it stands, what it asks, and what becomes of the answers. */
export interface InquiryForm {
  kind: InquiryKind
  /** Path of the page that has the form; it takes the plain POST, and shows the form that is sent back. */
  page: string
  /**
   * Names of what visitors fill in, in the order of the form: what a form that is sent back keeps, and the order of its
   * problems.
   */
  fields: readonly string[]
  /** The field of the longest text: it gets the blame when the whole is too large to be read. */
  longest: string
  /** Checks the texts of the form, whatever they are. A box that is not ticked is not among them. */
  read: (typed: Record<string, string>) => Result<InquiryContent, FieldProblem[]>
}

interface FormRules<Parsed> extends Omit<InquiryForm, 'read'> {
  /** Its messages are the codes of problems (see `kernel/field-problem.ts`). A function where it depends on the day. */
  schema: z.ZodMiniType<Parsed> | (() => z.ZodMiniType<Parsed>)
  toInquiry: (parsed: Parsed) => InquiryContent
}

/** A form of its schema and of what the schema's values mean. */
export function inquiryForm<Parsed>({ schema, toInquiry, ...form }: FormRules<Parsed>): InquiryForm {
  return {
    ...form,
    read: (typed) => {
      const parsed = (typeof schema === 'function' ? schema() : schema).safeParse(typed)
      return parsed.success ? accept(toInquiry(parsed.data)) : refuse(fieldProblems(parsed.error.issues))
    },
  }
}

/** Where the browser's code posts a form: `/api/inquiries/team-event`. */
export function inquiryAddress(kind: InquiryKind): string {
  return `/api/inquiries/${kind.replaceAll('_', '-')}`
}
