/** Maximum characters; SMTP limits the address. */
export const CONTACT_LIMITS = { name: 120, email: 254, message: 5000 } as const

/** In the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'topic', 'message', 'newsletter'] as const

/** Empty: no topic chosen. */
export const CONTACT_TOPICS = ['', 'project', 'survival', 'team_event', 'shop', 'other'] as const
