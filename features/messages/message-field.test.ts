import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fieldsOf, replaceTexts } from './message-field.ts'

const trees = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), tie('tree'), { maxKeys: 3 }),
  ),
})).tree

it('finds each text once, and replaces no other', () => {
  fc.assert(
    fc.property(trees, (tree) => {
      const fields = fieldsOf(tree)
      expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length)
      for (const { path } of fields.slice(0, 3)) {
        const changed = fieldsOf(replaceTexts(tree, new Map([[path, 'other']])))
        expect(changed).toEqual(
          fields.map((field) => (field.path === path ? { path, text: 'other' } : field)),
        )
      }
    }),
  )
})
