import list from './common-passwords.json' with { type: 'json' }

/**
 * Common passwords, lower-case and sorted: the top of leaked lists (dictionary of zxcvbn, copyright 2012-2016 Dan
 * Wheeler and Dropbox, Inc., and 2021 zxcvbn-ts, MIT licence) and local words, names and keyboard rows. Server only.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(list)
