import type { Contract, Endpoint } from '#kit/contract.ts'

const modules = import.meta.glob<Record<string, unknown>>('/features/*/staff/*.contract.ts', { eager: true })

/** Every endpoint of every contract of the back office, with its name. */
export function contractEndpoints(): [name: string, endpoint: Endpoint][] {
  return Object.values(modules).flatMap((module) =>
    Object.entries(module)
      .filter((entry): entry is [string, Contract] => isContract(entry[1]))
      .flatMap(([noun, contract]) =>
        Object.entries(contract).map(([name, endpoint]): [string, Endpoint] => [`${noun}.${name}`, endpoint]),
      ),
  )
}

function isContract(value: unknown): value is Contract {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (each: unknown) => typeof each === 'object' && each !== null && 'permission' in each && 'path' in each,
    )
  )
}
