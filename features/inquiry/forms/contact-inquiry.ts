/** Longest texts of the contact form, in characters. An e-mail address has the limit of SMTP. */
export const CONTACT_LIMITS = { name: 120, email: 254, message: 5000 } as const

/** What visitors fill in, in the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'topic', 'message', 'newsletter'] as const

/** What a message can be about; the empty text means that the visitor leaves it open. */
export const CONTACT_TOPICS = ['', 'project', 'survival', 'team_event', 'shop', 'other'] as const
