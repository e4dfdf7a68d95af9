import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Axes and headlines of statistics round anyway. */
const ROUNDED = /^features\/figures\//

it('an amount has two decimals everywhere in the back office and on private pages', () => {
  const files = globSync(
    '{site/routes/staff,features/*/staff,features/{booking/site/{group,my-booking},invoice/site,order/site/order-invoice,quote}}/**/*.{ts,tsx}',
  ).filter((file) => !ROUNDED.test(file))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('formatFrancs'))).toEqual([])
})
