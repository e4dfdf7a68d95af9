import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  INQUIRY_ATTACHMENTS,
  mayUse,
  PAGE_DOCUMENTS,
  PHOTO_ORIGINALS,
  STORAGE_OPERATIONS,
  type StorageOperation,
  type StorageUser,
} from './permission.ts'

const USERS = {
  anonymous: { kind: 'anonymous' },
  outsider: { kind: 'user', id: 'somebody', areas: [] },
  staff: { kind: 'user', id: 'colleague', areas: ['requests', 'pictures'] },
  pictures: { kind: 'user', id: 'illustrator', areas: ['pictures'] },
  service: { kind: 'service' },
} satisfies Record<string, StorageUser>
const BUCKETS = {
  private: { id: 'reports', public: false },
  public: { id: 'pictures', public: true },
  attachments: { id: INQUIRY_ATTACHMENTS, public: false },
  originals: { id: PHOTO_ORIGINALS, public: false },
  documents: { id: PAGE_DOCUMENTS, public: false },
}
const NOTHING: StorageOperation[] = []
const ALL = [...STORAGE_OPERATIONS]

/** All permissions by user and bucket. */
const MATRIX: Record<keyof typeof USERS, Record<keyof typeof BUCKETS, StorageOperation[]>> = {
  anonymous: {
    private: NOTHING,
    public: ['read'],
    attachments: NOTHING,
    originals: NOTHING,
    documents: NOTHING,
  },
  outsider: {
    private: NOTHING,
    public: ['read'],
    attachments: NOTHING,
    originals: NOTHING,
    documents: NOTHING,
  },
  staff: {
    private: NOTHING,
    public: ['read'],
    attachments: ['read', 'list'],
    originals: ['read', 'create'],
    documents: ['read', 'create'],
  },
  pictures: {
    private: NOTHING,
    public: ['read'],
    attachments: NOTHING,
    originals: ['read', 'create'],
    documents: ['read', 'create'],
  },
  service: { private: ALL, public: ALL, attachments: ALL, originals: ALL, documents: ALL },
}

const cells = Object.entries(MATRIX).flatMap(([user, buckets]) =>
  Object.entries(buckets).flatMap(([bucket, allowed]) =>
    STORAGE_OPERATIONS.map((operation) => ({
      user: user as keyof typeof USERS,
      bucket: bucket as keyof typeof BUCKETS,
      operation,
      expected: allowed.includes(operation),
    })),
  ),
)

describe('the permission', () => {
  it.each(cells)('of $user to $operation in the $bucket bucket: $expected', (cell) => {
    const { user, bucket, operation, expected } = cell
    const question = { user: USERS[user], bucket: BUCKETS[bucket], operation }
    expect(mayUse({ ...question, key: 'folder/file.pdf' })).toBe(expected)
  })

  it('never applies to another bucket with a similar name', () => {
    const name = fc
      .string({ maxLength: 40 })
      .filter((id) => ![INQUIRY_ATTACHMENTS, PHOTO_ORIGINALS, PAGE_DOCUMENTS].includes(id))
    const near = fc.constantFrom(
      'Inquiry-Attachments',
      'inquiry-attachments ',
      'inquiry-attachments/x',
      '__proto__',
    )
    fc.assert(
      fc.property(fc.oneof(name, near), fc.constantFrom(...STORAGE_OPERATIONS), (id, operation) => {
        const bucket = { id, public: false }
        for (const user of [USERS.anonymous, USERS.outsider, USERS.staff])
          expect(mayUse({ bucket, key: 'file', operation, user })).toBe(false)
      }),
    )
  })

  it('is denied to everybody but the service where a key is missing', () => {
    for (const key of ['', '/', '../x', 'a//b', 'a/./b', 'ä', 'a\0b', 'x'.repeat(1025)])
      for (const user of [USERS.anonymous, USERS.outsider, USERS.staff])
        for (const operation of STORAGE_OPERATIONS)
          for (const bucket of Object.values(BUCKETS))
            expect(mayUse({ bucket, key, operation, user }), key).toBe(false)
  })

  it('to read in public buckets applies to known keys, not to listing', () => {
    for (const operation of STORAGE_OPERATIONS)
      expect(mayUse({ bucket: BUCKETS.public, key: null, operation, user: USERS.anonymous })).toBe(false)
  })
})
