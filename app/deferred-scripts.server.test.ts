import { describe, expect, test } from 'vitest'
import { deferScripts } from './deferred-scripts.server.ts'

const PAGE = `<!DOCTYPE html><html><head><title>A</title><link rel="preload" href="/a.woff2" as="font"/><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/react.js"/></head><body><p>import "nada";</p><script>window.x = 1</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_clientLoader from "/assets/loader.js";
import * as route1_main from "/assets/main.js";
const route1 = {...route1_clientLoader,...route1_main};
  window.__reactRouterRouteModules = {"root":route0,"listing":route1};

import("/assets/entry.js");</script></body></html>`

describe('the scripts of a page', () => {
  const late = deferScripts(PAGE)
  const [script = ''] = /<script type="module">[\s\S]*<\/script>/.exec(late) ?? []

  test('none is asked for by the page itself', () => {
    expect(late).not.toMatch(/<link rel="modulepreload"|async=""|^import /m)
  })

  test('all of them come, at once, in the order of before, when it is time', () => {
    const time = script.indexOf('await new Promise')
    const fetched = script.indexOf('["/assets/entry.js","/assets/react.js"]')
    const imports = [...script.matchAll(/await import\("([^"]+)"\)/g)].map(([, path]) => path)
    expect(time).toBeGreaterThan(0)
    expect(fetched).toBeGreaterThan(time)
    expect(script.indexOf('await import(')).toBeGreaterThan(fetched)
    expect(imports).toEqual(['/assets/manifest.js', '/assets/root.js', '/assets/loader.js', '/assets/main.js'])
    expect(script).toContain('const route0 = await import("/assets/root.js");')
    expect(script.trimEnd()).toMatch(/import\("\/assets\/entry.js"\);<\/script>$/)
  })

  test('what the page says and its other scripts stay', () => {
    expect(late).toContain('<link rel="preload" href="/a.woff2" as="font"/>')
    expect(late).toContain('<p>import "nada";</p><script>window.x = 1</script>')
  })
})

test('the large ones run one by one before the rest, each before those that are built on it', () => {
  const named = (name: string) => `<link rel="modulepreload" href="/assets/${name}-Ab_1.js"/>`
  const page = PAGE.replace('</head>', `${['site', 'listing', 'router', 'react'].map(named).join('')}</head>`)
  const imports = [...deferScripts(page).matchAll(/await import\("([^"]+)"\)/g)].map(([, path]) => path)
  expect(imports.slice(0, 4)).toEqual([
    '/assets/react-Ab_1.js',
    '/assets/router-Ab_1.js',
    '/assets/site-Ab_1.js',
    '/assets/manifest.js',
  ])
})

test('a page without scripts stays as it is', () => {
  expect(deferScripts('<p>Hola $& $1</p>')).toBe('<p>Hola $& $1</p>')
})
