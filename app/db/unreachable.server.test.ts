import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, type Socket, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { authenticationOk, errorResponse, transactionBegun } from '#test/postgres-peer.ts'
import { openStore } from './open.server.ts'
import { isStoreUnreachable } from './unreachable.server.ts'

let folder: string
let cleanUp: (() => unknown)[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-outage-'))
  cleanUp = []
})

afterEach(async () => {
  for (const undo of cleanUp.toReversed()) await undo()
  await rm(folder, { recursive: true, force: true })
})

async function errorOf(work: () => unknown): Promise<unknown> {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

describe('SQLite', () => {
  test('that another process has locked is unreachable, and reachable again after the lock is released', async () => {
    const path = join(folder, 'a.sqlite')
    const [holder, visitor] = [new DatabaseSync(path), new DatabaseSync(path, { timeout: 0 })]
    cleanUp.push(
      () => holder.close(),
      () => visitor.close(),
    )
    holder.exec('create table t (a); begin exclusive')
    expect(isStoreUnreachable(await errorOf(() => visitor.prepare('select * from t').all()))).toBe(true)
    holder.exec('rollback')
    expect(visitor.prepare('select * from t').all()).toEqual([])
  })

  test('that is closed is unreachable', async () => {
    const store = await openStore({ databaseUrl: null, dataDir: folder })
    await sql`select 1`.execute(store.db)
    await store.close()
    expect(isStoreUnreachable(await errorOf(() => sql`select 1`.execute(store.db)))).toBe(true)
    const database = new DatabaseSync(':memory:')
    database.close()
    expect(isStoreUnreachable(await errorOf(() => database.exec('select 1')))).toBe(true)
  })

  test('whose file is not a database is unreachable', async () => {
    await writeFile(join(folder, 'b.sqlite'), 'x'.repeat(5000))
    const database = new DatabaseSync(join(folder, 'b.sqlite'))
    cleanUp.push(() => database.close())
    expect(isStoreUnreachable(await errorOf(() => database.exec('select * from sqlite_master')))).toBe(true)
  })

  test.each(['select * from missing', 'insert into t values (1), (1)', 'selec 1'])(
    'that refuses %j is reachable',
    async (statement) => {
      const database = new DatabaseSync(':memory:')
      cleanUp.push(() => database.close())
      database.exec('create table t (a primary key)')
      expect(isStoreUnreachable(await errorOf(() => database.exec(statement)))).toBe(false)
    },
  )
})

describe('PostgreSQL', () => {
  /** A server on its own port that handles each connection as the test requires. */
  async function server(greet: (socket: Socket) => void): Promise<string> {
    const sockets = new Set<Socket>()
    const listening = createServer((socket) => {
      sockets.add(socket.on('error', () => {}))
      greet(socket)
    })
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
    cleanUp.push(() => {
      for (const socket of sockets) socket.destroy()
      listening.close()
    })
    return `postgres://u:p@127.0.0.1:${(listening.address() as AddressInfo).port}/d`
  }

  async function errorFrom(address: string, options: pg.PoolConfig = {}): Promise<unknown> {
    const pool = new pg.Pool({ connectionString: address, ...options })
    cleanUp.push(() => pool.end())
    return errorOf(() => pool.query('select 1'))
  }

  test('that does not listen any more is unreachable', async () => {
    const address = await server(() => {})
    await cleanUp.pop()?.()
    expect(isStoreUnreachable(await errorFrom(address))).toBe(true)
  })

  test('that closes the connection is unreachable', async () => {
    expect(isStoreUnreachable(await errorFrom(await server((socket) => socket.destroy())))).toBe(true)
  })

  test('that never responds is unreachable', async () => {
    const error = await errorFrom(await server(() => {}), { connectionTimeoutMillis: 50 })
    expect(isStoreUnreachable(error)).toBe(true)
  })

  test('that answers no query is unreachable', async () => {
    const address = await server((socket) => socket.once('data', () => socket.write(authenticationOk())))
    expect(isStoreUnreachable(await errorFrom(address, { query_timeout: 50 }))).toBe(true)
  })

  test.each(['57P03', '57P01', '53300', '08006'])('that responds with %s is unreachable', async (code) => {
    const error = await errorFrom(
      await server((socket) => socket.once('data', () => socket.write(errorResponse(code)))),
    )
    expect(error).toMatchObject({ code })
    expect(isStoreUnreachable(error)).toBe(true)
  })

  test('that disappears between two queries of a transaction is unreachable and does not crash the process', async () => {
    const gone = Promise.withResolvers<void>()
    const address = await server((socket) => {
      socket.once('close', () => gone.resolve())
      socket.once('data', () => {
        socket.write(authenticationOk())
        socket.once('data', () => {
          socket.write(transactionBegun())
          setImmediate(() => socket.destroy())
        })
      })
    })
    const store = await openStore({ databaseUrl: address, dataDir: '' })
    cleanUp.push(() => store.close())
    const error = await errorOf(() =>
      store.db.transaction().execute(async (db) => {
        await gone.promise
        // The socket usually reports the failure before the query is sent; afterwards it is the same failure.
        await wait(20)
        await sql`select 1`.execute(db)
      }),
    )
    expect(isStoreUnreachable(error)).toBe(true)
  })

  test.each(['42P01', '23505', '28P01'])('that responds with %s is reachable', async (code) => {
    const error = await errorFrom(
      await server((socket) => socket.once('data', () => socket.write(errorResponse(code)))),
    )
    expect(error).toMatchObject({ code })
    expect(isStoreUnreachable(error)).toBe(false)
  })
})

test('the cause is found inside another error or among several errors', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  expect(isStoreUnreachable(new Error('failed', { cause: refused }))).toBe(true)
  expect(isStoreUnreachable(new AggregateError([new Error('a'), refused]))).toBe(true)
  for (const other of [null, 'ECONNREFUSED', new Error('ECONNREFUSED'), new TypeError('x')])
    expect(isStoreUnreachable(other)).toBe(false)
})
