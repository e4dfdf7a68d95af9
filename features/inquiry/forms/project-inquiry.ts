// Options of SPEC §9, in its order.

export const PROJECT_SERVICES = [
  'projectManagement',
  'programmeManagement',
  'portfolioManagement',
  'pmo',
  'agileCoaching',
  'interimManagement',
  'trainingCoaching',
  'other',
] as const

/** `custom`: free text. */
export const PROJECT_BUDGETS = ['to10', 'to50', 'to100', 'to250', 'over250', 'custom'] as const
export const PROJECT_TEAM_SIZES = ['to5', 'to10', 'to20', 'over20'] as const
export const PROJECT_INDUSTRIES = [
  'it',
  'finance',
  'healthcare',
  'manufacturing',
  'consulting',
  'other',
] as const
export const PROJECT_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const
export const PROJECT_CONTRACTS = ['fixedPrice', 'timeAndMaterial', 'hybrid'] as const
export const HEARD_OF = ['searchEngine', 'socialMedia', 'recommendation', 'event', 'other'] as const

export const PROJECT_LIMITS = {
  description: 5000,
  budgetText: 200,
  firstName: 80,
  lastName: 80,
  company: 120,
  email: 254,
  phone: 30,
  address: 160,
  postalCode: 12,
  city: 80,
  country: 80,
  note: 2000,
} as const

/** In the order of the form. */
export const PROJECT_FIELDS = [
  'service',
  'description',
  'from',
  'to',
  'priority',
  'budget',
  'budgetText',
  'contract',
  'teamSize',
  'industry',
  'firstName',
  'lastName',
  'company',
  'email',
  'phone',
  'address',
  'postalCode',
  'city',
  'country',
  'heardOf',
  'note',
  'newsletter',
  'terms',
] as const
export type ProjectField = (typeof PROJECT_FIELDS)[number]
