/** Owning feature or platform module by SQL table name. */
export function readTableOwners(sources: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    [...sources].flatMap(([path, text]) =>
      [...text.matchAll(/\bpgTable\(\s*'(\w+)'/g)].map(([, table = '']) => [table, roomOf(path)] as const),
    ),
  )
}

/** Raw SQL that names a table of another owner. */
export function findForeignTables(sources: ReadonlyMap<string, string>): string[] {
  const owners = readTableOwners(sources)
  const found = [...sources].flatMap(([path, text]) => {
    const named = [...text.matchAll(/\bsql(?:<[^`]*?>)?`([^`]*)`/g)].flatMap(([, statement = '']) =>
      tablesIn(statement),
    )
    const foreign = named.filter((table) => owners.has(table) && owners.get(table) !== roomOf(path))
    return foreign.map((table) => `${path} names ${table}`)
  })
  return [...new Set(found)].toSorted()
}

function tablesIn(statement: string): string[] {
  return [...statement.matchAll(/\b(?:from|join|update|into|using)\s+([a-z_]+)/gi)].map(
    ([, table = '']) => table,
  )
}

const roomOf = (path: string) => path.split('/').slice(0, 2).join('/')
