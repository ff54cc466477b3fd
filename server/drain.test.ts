import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { rawRequest } from '#test/raw-request.ts'
import { closeAfterEach } from '#test/serve.ts'
import { drain } from './http.ts'

/** Well under the time that a browser's connection is kept alive, well over what closing it takes. */
const PROMPT = 1_500

const serve = closeAfterEach()

describe('draining', () => {
  test('without connections is done at once', async () => {
    const { server } = await serve(async () => new Response('ok'))
    await drain(server)
    expect(server.listening).toBe(false)
  })

  test('waits for the request under way, takes no new one, and does not wait for the connection to be forgotten', async () => {
    const gate = Promise.withResolvers<void>()
    const { server, port } = await serve(async () => {
      await gate.promise
      return new Response('finished')
    })
    const agent = new Agent({ keepAlive: true })
    const underWay = rawRequest(port, '/', { agent })
    await wait(30)
    let drained = false
    const draining = drain(server).then(() => (drained = true))
    await wait(30)
    expect(drained).toBe(false)
    await expect(rawRequest(port, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    gate.resolve()
    expect((await underWay).body.toString()).toBe('finished')
    const start = performance.now()
    await draining
    expect(performance.now() - start).toBeLessThan(PROMPT)
    agent.destroy()
  })

  test('closes a connection that is only kept alive', async () => {
    const { server, port } = await serve(async () => new Response('ok'))
    const agent = new Agent({ keepAlive: true })
    await rawRequest(port, '/', { agent })
    const start = performance.now()
    await drain(server)
    expect(performance.now() - start).toBeLessThan(PROMPT)
    agent.destroy()
  })

  test('answers what comes over an open connection meanwhile, and then closes that one too', async () => {
    const gates = { '/a': Promise.withResolvers<void>(), '/b': Promise.withResolvers<void>() }
    const { server, port } = await serve(async (request) => {
      const path = new URL(request.url).pathname
      if (path === '/a' || path === '/b') await gates[path].promise
      return new Response(path)
    })
    const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })]
    await rawRequest(port, '/', { agent: agents[1] })
    const first = rawRequest(port, '/a', { agent: agents[0] })
    await wait(30)
    const draining = drain(server)
    const second = rawRequest(port, '/b', { agent: agents[1] })
    await wait(30)
    gates['/a'].resolve()
    await first
    gates['/b'].resolve()
    expect((await second).body.toString()).toBe('/b')
    const start = performance.now()
    await draining
    expect(performance.now() - start).toBeLessThan(PROMPT)
    for (const agent of agents) agent.destroy()
  })

  test('cuts no answer that is still on its way to a slow browser', async () => {
    const size = 20_000_000
    const { server, port } = await serve(
      async () => new Response('app'),
      (_request, response) => {
        response.end(Buffer.alloc(size))
        return true
      },
    )
    const { promise, resolve } = Promise.withResolvers<number>()
    get({ host: '127.0.0.1', port, agent: false }, async (response) => {
      const draining = drain(server)
      await wait(50)
      let received = 0
      for await (const chunk of response) received += chunk.length
      await draining
      resolve(received)
    })
    expect(await promise).toBe(size)
  })
})
