import { describe, expect, it } from 'vitest'
import { sampleFiles } from '#test/sample-files.ts'
import { isContentOf } from './store-attachment.server.ts'

describe('a file that matches its extension', () => {
  it.each([
    ['pdf', sampleFiles.pdf()],
    ['jpg', sampleFiles.jpeg()],
    ['jpeg', sampleFiles.jpeg()],
    ['png', sampleFiles.png()],
    ['gif', sampleFiles.gif()],
    ['webp', sampleFiles.webp()],
    ['heic', sampleFiles.heic()],
    ['doc', sampleFiles.doc()],
    ['xls', sampleFiles.doc()],
    ['docx', sampleFiles.docx()],
    ['xlsx', sampleFiles.xlsx()],
    ['odt', sampleFiles.odt()],
    ['txt', sampleFiles.text('BM: steht auch am Anfang von Bildern')],
    ['csv', sampleFiles.text()],
    ['csv', Buffer.from('M\xfcller;7\r\n', 'latin1')],
    ['txt', Buffer.from('\uFEFFGrüezi', 'utf16le')],
  ])('passes as %s', async (ending, bytes) => {
    expect(await isContentOf(ending, bytes)).toBe(true)
  })
})

describe('a file with other content', () => {
  it.each([
    ['pdf', 'exe'],
    ['pdf', 'html'],
    ['png', 'svg'],
    ['jpg', 'png'],
    ['docx', 'zip'],
    ['docx', 'jar'],
    ['docx', 'xlsx'],
    ['docx', 'bomb'],
    ['odt', 'bomb'],
    ['doc', 'docx'],
    ['txt', 'exe'],
    ['csv', 'pdf'],
    ['txt', 'zip'],
  ] as const)('does not pass as %s when it is %s', async (ending, kind) => {
    const bytes = kind === 'pdf' ? Buffer.concat([sampleFiles.pdf(), Buffer.from([0])]) : sampleFiles[kind]()
    expect(await isContentOf(ending, bytes)).toBe(false)
  })

  it('does not pass when it is cut off or empty', async () => {
    for (const make of [sampleFiles.pdf, sampleFiles.docx, sampleFiles.png])
      expect(await isContentOf('pdf', make().subarray(0, 3))).toBe(false)
    expect(await isContentOf('pdf', Buffer.alloc(0))).toBe(false)
  })
})
