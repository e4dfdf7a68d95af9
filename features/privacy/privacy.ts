/** What the trail of privacy requests knows. */
export type PrivacyAction = 'asked' | 'opened' | 'exported' | 'erased'

/** How long a mailed link opens the page: long enough for a slow mail server. */
export const LINK_HOURS = 2

/** Links that one address gets in a day, and one network in an hour, with a solved captcha and without. */
export const LINKS_TO_ADDRESS_A_DAY = 3
export const LINKS_OF_NETWORK_AN_HOUR = { solved: 10, unsolved: 3 }
