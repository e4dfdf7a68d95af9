import { expect, it } from 'vitest'
import { readTextFile } from './read-text-file.ts'

it('reads UTF-8 with or without BOM, and what Excel saves on Windows', async () => {
  for (const bytes of [
    new TextEncoder().encode('Grösse – 5’'),
    new TextEncoder().encode('\ufeffGrösse – 5’'),
    Uint8Array.from([0x47, 0x72, 0xf6, 0x73, 0x73, 0x65, 0x20, 0x96, 0x20, 0x35, 0x92]),
  ])
    expect(await readTextFile(new Blob([bytes]))).toBe('Grösse – 5’')
})
