import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { rawRequest } from '#test/raw-request.ts'
import { closeAfterEach } from '#test/serve.ts'
import { drain } from './listening.ts'

/** Milliseconds that connections are kept alive here: a drain that waits for them is longer than any test may be. */
const KEPT_ALIVE = 120_000

const serve = closeAfterEach()

describe('draining', () => {
  test('without connections finishes at once', async () => {
    const { server } = await serve(async () => new Response('ok'))
    await drain(server)
    expect(server.listening).toBe(false)
  })

  test('waits for the running request, accepts no new one, and does not wait for idle connections', async () => {
    const arrived = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    const { server, port } = await serve(async () => {
      arrived.resolve()
      await gate.promise
      return new Response('finished')
    })
    server.keepAliveTimeout = KEPT_ALIVE
    const agent = new Agent({ keepAlive: true })
    const underWay = rawRequest(port, '/', { agent })
    await arrived.promise
    let drained = false
    const draining = drain(server).then(() => (drained = true))
    await expect(rawRequest(port, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    expect(drained).toBe(false)
    gate.resolve()
    expect((await underWay).body.toString()).toBe('finished')
    await draining
    agent.destroy()
  })

  test('closes an idle connection', async () => {
    const { server, port } = await serve(async () => new Response('ok'))
    server.keepAliveTimeout = KEPT_ALIVE
    const agent = new Agent({ keepAlive: true })
    await rawRequest(port, '/', { agent })
    await drain(server)
    expect(server.listening).toBe(false)
    agent.destroy()
  })

  test('does not wait for a response that was sent completely', async () => {
    const { server, port } = await serve(async () => new Response('app'), {
      serveStatic: (_request, response) => {
        response.end('kept')
        return true
      },
    })
    server.keepAliveTimeout = KEPT_ALIVE
    const agent = new Agent({ keepAlive: true })
    for (let asked = 0; asked < 3; asked += 1)
      expect((await rawRequest(port, '/', { agent })).body.toString()).toBe('kept')
    await drain(server)
    expect(server.listening).toBe(false)
    agent.destroy()
  })

  test('answers a request on an open connection and then closes it', async () => {
    const [first, second] = [passage(), passage()]
    const passages: Partial<Record<string, Passage>> = { '/a': first, '/b': second }
    const { server, port } = await serve(async (request) => {
      const path = new URL(request.url).pathname
      passages[path]?.arrived.resolve()
      await passages[path]?.gate.promise
      return new Response(path)
    })
    server.keepAliveTimeout = KEPT_ALIVE
    const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })]
    await rawRequest(port, '/', { agent: agents[1] })
    const underWay = rawRequest(port, '/a', { agent: agents[0] })
    await first.arrived.promise
    const draining = drain(server)
    const late = rawRequest(port, '/b', { agent: agents[1] })
    await second.arrived.promise
    first.gate.resolve()
    await underWay
    second.gate.resolve()
    expect((await late).body.toString()).toBe('/b')
    await draining
    for (const agent of agents) agent.destroy()
  })

  test('does not cut a response to a slow browser', async () => {
    const size = 20_000_000
    const { server, port } = await serve(async () => new Response('app'), {
      serveStatic: (_request, response) => {
        response.end(Buffer.alloc(size))
        return true
      },
    })
    const { promise, resolve } = Promise.withResolvers<number>()
    get({ host: '127.0.0.1', port, agent: false }, async (response) => {
      const draining = drain(server)
      // Time for a drain that is wrong to cut it; one that is right has all the time there is.
      await wait(50)
      let received = 0
      for await (const chunk of response) received += chunk.length
      await draining
      resolve(received)
    })
    expect(await promise).toBe(size)
  })
})

type Passage = ReturnType<typeof passage>

/** A request that says when it has arrived, and is answered when the gate opens. */
function passage() {
  return { arrived: Promise.withResolvers<void>(), gate: Promise.withResolvers<void>() }
}
