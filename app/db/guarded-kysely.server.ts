import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, type KyselyConfig, type KyselyPlugin, type Transaction } from 'kysely'

/**
 * Kysely for a store with one connection. A query outside the open transaction that it is awaited in would wait for its
 * own end: it throws instead, and so does a second transaction.
 */
export class GuardedKysely<DB> extends Kysely<DB> {
  readonly #open: AsyncLocalStorage<{ isOpen: boolean }>

  constructor(config: KyselyConfig) {
    const open = new AsyncLocalStorage<{ isOpen: boolean }>()
    super({ ...config, plugins: [...(config.plugins ?? []), guard(open)] })
    this.#open = open
  }

  override transaction() {
    throwInTransaction(this.#open)
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = <T>(work: (transaction: Transaction<DB>) => Promise<T>) =>
      execute((transaction) => {
        const state = { isOpen: true }
        return this.#open.run(state, async () => {
          try {
            return await work(transaction.withoutPlugins())
          } finally {
            state.isOpen = false
          }
        })
      })
    return builder
  }
}

/** Is asked before each query, except those of a transaction, which have no plugins. */
function guard(open: AsyncLocalStorage<{ isOpen: boolean }>): KyselyPlugin {
  return {
    transformQuery({ node }) {
      throwInTransaction(open)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

function throwInTransaction(open: AsyncLocalStorage<{ isOpen: boolean }>) {
  if (open.getStore()?.isOpen) throw new Error('A query of the store inside a transaction: use the transaction instead')
}
