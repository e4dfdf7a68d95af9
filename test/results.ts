import { expect } from 'vitest'
import type { Result } from '#kernel/result.ts'

type Answer = Result<unknown, { code: string }> | undefined
type Value<Given> = Given extends { ok: true; value: infer Accepted } ? Accepted : never

/** The value; fails with what it was refused for. */
export async function accepted<Given extends Answer>(answer: Given | Promise<Given>): Promise<Value<Given>> {
  const result = await answer
  if (!result?.ok) throw new Error(`refused: ${JSON.stringify(result?.refusal)}`)
  return result.value as Value<Given>
}

/** Fails unless it was accepted, with such a value. */
export async function expectAccepted(answer: Answer | Promise<Answer>, value: object): Promise<void> {
  expect(await accepted(answer)).toMatchObject(value)
}

/** Fails unless it was refused for this. */
export async function expectRefused(
  answer: Answer | Promise<Answer>,
  code: string,
  more: object = {},
): Promise<void> {
  expect(await answer).toMatchObject({ ok: false, refusal: { code, ...more } })
}

/** Fails unless it has this status, and this code if one is named. */
export async function expectStatus(
  answer: Promise<{ status: number; body?: { code?: string } }>,
  status: number,
  code?: string,
): Promise<void> {
  const { status: answered, body } = await answer
  expect([answered, code && body?.code]).toEqual([status, code])
}
