import type { FactKind } from '#features/facts/fact-kind.ts'
import { serviceFactSchema, serviceOrderSchema } from '#features/services/service-fact.schema.ts'
import type { ServiceFact, ServiceOrder } from '#features/services/service-fact.ts'

/** Its keys are ids. */
export const SERVICE_FACT: FactKind<ServiceFact> = { name: 'service', schema: serviceFactSchema }

export const SERVICE_ORDER: FactKind<ServiceOrder> = { name: 'service_order', schema: serviceOrderSchema }
