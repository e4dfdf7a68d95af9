import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { contractEndpoints } from '#test/staff/contract-endpoints.ts'
import { jsonSchemaOf, sampleOf } from '#test/routes/schema-inputs.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'
import type { Endpoint } from './contract.ts'
import { schemaOf } from './schema.server.ts'

const scene = await forThisFile(openStaffScene())

/** What no pattern generates. */
const MEANT = { email: ['lia@example.ch'] }

/** No id has its form. */
const FORMLESS = '!'

const plain = contractEndpoints().filter(([, { fields }]) =>
  Object.values(fields).every(({ kind }) => kind !== 'json'),
)
const send = ({ method, path }: Endpoint, id: string, body: object) => {
  const address = path.replace(':id', id)
  return method === 'GET' ? scene.get(address) : scene.post(address, body)
}

it.each(plain)(
  '%s: an id of no thing is missing, a body without its fields names them',
  async (_, endpoint) => {
    const { method, path, missing, fields } = endpoint
    const isRead = method === 'GET'
    if (path.includes(':id')) {
      const valid = sampleOf(jsonSchemaOf(schemaOf(fields, isRead ? 'query' : 'body')), MEANT) as object
      const { status, body } = await send(endpoint, FORMLESS, valid)
      if (!isRead || Object.keys(fields).length === 0) expect([status, body.code]).toEqual([404, missing])
    }
    const needed = Object.entries(fields).filter(([, field]) => !field.optional)
    if (isRead || needed.length === 0) return
    const { status, body } = await send(endpoint, FORMLESS, {})
    expect(status).toBe(422)
    expect(body.fields.map(({ field }: { field: string }) => field).toSorted()).toEqual(
      needed.map(([name, { wire = name }]) => wire).toSorted(),
    )
  },
)
