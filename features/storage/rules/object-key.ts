import { accept } from '#kernel/result.ts'
import { refuseStorage, type StorageResult } from '../storage-refusal.ts'

const LONGEST_BUCKET = 100
/** Characters; S3 limits bytes, but keys are ASCII. */
const LONGEST_KEY = 1024
const BUCKET = /^[\w!\-.*'()&$@=;:+,? ]+$/
const KEY = /^[\w!\-.*'()&$@=;:+,? /]+$/

/** 1 to 100 characters that S3 calls safe. */
export function checkBucketName(name: string): StorageResult<string> {
  const isGood = name.length <= LONGEST_BUCKET && BUCKET.test(name) && name.trim() === name
  return isGood ? accept(name) : refuseStorage('InvalidBucketName')
}

/** Folders separated by slashes, none empty. `..` is refused only to protect clients that write files by key. */
export function checkKey(key: string): StorageResult<string> {
  return isKey(key) ? accept(key) : refuseStorage('InvalidKey', `Invalid key: ${key.slice(0, LONGEST_KEY)}`)
}

export function isKey(key: string): boolean {
  if (key.length === 0 || key.length > LONGEST_KEY || !KEY.test(key)) return false
  return key.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}
