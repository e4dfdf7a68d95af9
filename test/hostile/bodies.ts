export type Bodies = Record<string, Record<string, unknown>>
