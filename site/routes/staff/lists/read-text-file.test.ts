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

it('reads UTF-16 in both orders, with and without a byte order mark', async () => {
  const little = (text: string) => Buffer.from(text, 'utf16le')
  const big = (text: string) => Buffer.from(little(text).swap16())
  for (const encode of [little, big])
    for (const mark of ['\ufeff', ''])
      expect(await readTextFile(new Blob([encode(`${mark}Grösse;深圳`)]))).toBe('Grösse;深圳')
})
