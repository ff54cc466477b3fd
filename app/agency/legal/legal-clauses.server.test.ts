import { expect, test } from 'vitest'
import { AGENCY } from '#test/factories/agency.ts'
import { clausesOf } from './legal-clauses.server.ts'

test("the author's HTML is shown as text, and a link that would run a script is no link", () => {
  const [clause] = clausesOf('<script>x</script> [mal](javascript:alert(1)) [bien](https://a.example)', AGENCY)
  expect(clause?.html).toContain('&lt;script&gt;')
  expect(clause?.html.match(/href="[^"]*"/g)).toEqual(['href="https://a.example"'])
})
