import type { FieldProblem } from '#kernel/field-problem.ts'

export type FormRefusal = { status: 422; problems: FieldProblem[] } | typeof TOO_MANY

export const TOO_MANY = { status: 429, problems: [] as FieldProblem[], notice: 'too_many' } as const
