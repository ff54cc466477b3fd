import type { BetterAuthOptions } from 'better-auth'
import { getAuthTables } from 'better-auth/db'
import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type ValueNode,
} from 'kysely'
import type { Queries } from '#app/db/store.server.ts'

/**
 * The database option of better-auth. Our columns store instants as ISO text and booleans as 0 or 1. better-auth expects
 * that on SQLite. On PostgreSQL it expects native types, so a plugin converts the values.
 */
export function authDatabase(db: Queries, isServer: boolean, options: BetterAuthOptions) {
  if (!isServer) return { db, type: 'sqlite' as const }
  return { db: db.withPlugin(new TextColumns(options)), type: 'postgres' as const }
}

/** better-auth's list of fields says which columns are instants and which are booleans. */
class TextColumns implements KyselyPlugin {
  readonly #parameters = new TextParameters()
  readonly #instants: ReadonlySet<string>
  readonly #flags: ReadonlySet<string>

  constructor(options: BetterAuthOptions) {
    const fields = Object.values(getAuthTables(options)).flatMap((table) => Object.entries(table.fields))
    const columnsOf = (type: string) =>
      new Set(fields.filter(([, field]) => field.type === type).map(([name, field]) => field.fieldName ?? name))
    this.#instants = columnsOf('date')
    this.#flags = columnsOf('boolean')
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    return this.#parameters.transformNode(node)
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return { ...result, rows: result.rows.map((row) => this.#read(row)) }
  }

  #read(row: Record<string, unknown>) {
    return Object.fromEntries(
      Object.entries(row).map(([column, value]) => {
        if (typeof value === 'string' && this.#instants.has(column)) return [column, new Date(value)]
        if (typeof value === 'number' && this.#flags.has(column)) return [column, value === 1]
        return [column, value]
      }),
    )
  }
}

class TextParameters extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: asText(node.value) }
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map(asText) }
  }
}

function asText(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'boolean' ? Number(value) : value
}
