import { describe, expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

const S3 = {
  STORAGE_S3_ENDPOINT: 'https://s3.example.ch/',
  STORAGE_S3_BUCKET: 'files',
  STORAGE_S3_ACCESS_KEY_ID: 'AKID',
  STORAGE_S3_SECRET_ACCESS_KEY: 'not to be printed',
}

function parsed(env: Record<string, string>) {
  const result = parseSettings(env)
  return result.ok ? result.value : result.refusal
}

describe('the storage of files', () => {
  test('is a folder of this machine with at most 100 MiB by default', () => {
    expect(parsed({})).toMatchObject({ s3: undefined, largestObject: 100 * 1024 * 1024 })
    expect(parsed({ STORAGE_MAX_MEBIBYTES: '7' })).toMatchObject({ largestObject: 7 * 1024 * 1024 })
  })

  test('is an external bucket when all four values are set', () => {
    expect(parsed(S3)).toMatchObject({
      s3: {
        endpoint: 'https://s3.example.ch',
        region: 'us-east-1',
        bucket: 'files',
        prefix: 'gratweg/',
        accessKeyId: 'AKID',
        secretAccessKey: 'not to be printed',
      },
    })
    expect(parsed({ ...S3, STORAGE_S3_PREFIX: 'a/b', STORAGE_S3_REGION: 'auto' })).toMatchObject({
      s3: { prefix: 'a/b/', region: 'auto' },
    })
  })

  test('reports which of the four is missing, and prints no secret', () => {
    for (const name of Object.keys(S3)) {
      const problems = parsed({ ...S3, [name]: '' }) as string[]
      expect(problems).toHaveLength(1)
      expect(problems[0]).toMatch(new RegExp(`^${name} is missing: `))
      expect(problems[0]).not.toContain('not to be printed')
    }
  })

  test.each([
    { STORAGE_MAX_MEBIBYTES: '0' },
    { STORAGE_MAX_MEBIBYTES: '9999' },
    { STORAGE_MAX_MEBIBYTES: '1.5' },
    { ...S3, STORAGE_S3_ENDPOINT: 'ftp://x' },
    { ...S3, STORAGE_S3_BUCKET: 'Not A Bucket' },
    { ...S3, STORAGE_S3_PREFIX: '../other' },
    { ...S3, STORAGE_S3_REGION: 'a b' },
  ])('does not start with %j', (env) => {
    expect(parsed(env)).toHaveLength(1)
  })
})
