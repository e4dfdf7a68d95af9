import type { FieldProblem } from '#kernel/field-problem.ts'

/** As a form's answer says it: fields that do not pass (here `altcha`, `invalid` or `used`), or too many of the kind. */
export type FormRefusal = { status: 422; problems: FieldProblem[] } | typeof TOO_MANY

export const TOO_MANY = { status: 429, problems: [] as FieldProblem[], notice: 'too_many' } as const
