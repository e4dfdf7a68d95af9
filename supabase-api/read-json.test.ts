import { expect, it } from 'vitest'
import { readJson } from './read-json.ts'

it('reads any JSON, and an empty text as undefined', () => {
  expect(readJson('{"a":[1,null,{"b":"Zürich 🏔 \\\\u0000"}]}')).toEqual({
    a: [1, null, { b: String.raw`Zürich 🏔 \u0000` }],
  })
  expect(readJson(' \n')).toEqual({})
})

it.each([
  '{',
  String.raw`{"a":"x\u0000y"}`,
  String.raw`{"a\u0000":1}`,
  String.raw`{"a":["\ud800"]}`,
  String.raw`{"\udc00":1}`,
  '['.repeat(100_000) + ']'.repeat(100_000),
])('refuses %.20s', (text) => {
  expect(() => readJson(text)).toThrow(/JSON|must not contain null|call stack/)
})
