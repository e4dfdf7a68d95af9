import { accept } from '#kernel/result.ts'
import { refuseStorage, type StorageResult } from '../storage-refusal.ts'

const LONGEST_BUCKET = 100
/** Characters, as S3 allows bytes: keys are ASCII. */
const LONGEST_KEY = 1024
const BUCKET = /^[\w!\-.*'()&$@=;:+,? ]+$/
const KEY = /^[\w!\-.*'()&$@=;:+,? /]+$/

/** A bucket's name, 1 to 100 of the characters that S3 calls safe or bearable. */
export function checkBucketName(name: string): StorageResult<string> {
  const isGood = name.length <= LONGEST_BUCKET && BUCKET.test(name) && name.trim() === name
  return isGood ? accept(name) : refuseStorage('InvalidBucketName')
}

/**
 * An object's key. Slashes part it into folders, no part is empty. The key names a row and never a file, so `..` is
 * a word like any other here; refused all the same, because clients that write files by key would be led astray.
 */
export function checkKey(key: string): StorageResult<string> {
  return isKey(key) ? accept(key) : refuseStorage('InvalidKey', `Invalid key: ${key.slice(0, LONGEST_KEY)}`)
}

export function isKey(key: string): boolean {
  if (key.length === 0 || key.length > LONGEST_KEY || !KEY.test(key)) return false
  return key.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}
