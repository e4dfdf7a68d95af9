import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { sendInquiry } from '#features/inquiry/send/send-inquiry.server.ts'
import { storeAttachment } from '#features/inquiry/attachments/store-attachment.server.ts'
import { attachmentsInMemory } from '#test/attachments.ts'
import { inquiryInput } from '#test/inquiries/inquiry-input.ts'
import { sampleFiles } from '#test/sample-files.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

let inquiryId: string
let fileId: string

const scene = await forThisFile(openStaffScene())
beforeAll(async () => {
  const deps = { ...scene.deps, attachments: attachmentsInMemory }
  const chunks = (async function* () {
    yield sampleFiles.pdf(5000)
  })()
  const stored = await storeAttachment(deps, { name: 'Plan «Zug»\'; x="1.pdf', position: 0, chunks })
  if (!stored.ok) throw new Error(stored.refusal)
  fileId = stored.value.id
  await sendInquiry(deps, inquiryInput({ attachments: [stored.value] }))
  const [row] = await scene.deps.db.select().from(inquiries)
  inquiryId = row?.id ?? ''
})

it('sends staff a complete file, as a download, under its own name, never sniffed or executed', async () => {
  const { status, headers, text } = await scene.get(`/inquiries/${inquiryId}/attachments/${fileId}`)
  expect(status).toBe(200)
  expect(text).toHaveLength(sampleFiles.pdf(5000).toString().length)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '5000',
    'content-disposition': `attachment; filename="Plan __Zug____ x__1.pdf"; filename*=UTF-8''Plan%20%C2%ABZug%C2%BB%27%3B%20x%3D_1.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
})

it('refuses it to everybody else, and under any other inquiry', async () => {
  expect((await scene.get(`/inquiries/${inquiryId}/attachments/${fileId}`, '')).status).toBe(401)
  for (const path of [
    `${randomUUID()}/attachments/${fileId}`,
    `${inquiryId}/attachments/${randomUUID()}`,
    `${inquiryId}/attachments/x`,
  ])
    expect((await scene.get(`/inquiries/${path}`)).status).toBe(404)
})
