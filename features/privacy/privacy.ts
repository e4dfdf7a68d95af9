export type PrivacyAction = 'asked' | 'opened' | 'exported' | 'erased'

/** Leaves time for a slow mail server. */
export const LINK_HOURS = 2

/** Links per address and day, and per network and hour with and without a solved captcha. */
export const LINKS_TO_ADDRESS_A_DAY = 3
export const LINKS_OF_NETWORK_AN_HOUR = { solved: 10, unsolved: 3 }
