import type { Page } from '@playwright/test'
import { dataForm } from '#app/agency/settings/data-form.ts'
import { sectionTexts } from '#app/agency/settings/section-form.ts'
import { DEMO_AGENCY } from '#test/factories/agency.ts'
import { expectAccessible } from './axe.ts'
import { type Account, ANONYMOUS, expect, newAccount, test, visit } from './staff.ts'

// A connection is cut for a whole context: in a shared one another page would report it first.
test.use({ firstVisit: true })

test.use({ baseURL: process.env.NEW_AGENCY_URL, storageState: ANONYMOUS })

const LONGEST = {
  ...sectionTexts(dataForm(2026), DEMO_AGENCY.datos),
  name: 'W'.repeat(40),
  legalName: 'W'.repeat(120),
  description: 'W'.repeat(160),
  email: `${'w'.repeat(60)}@${'w'.repeat(60)}.example`,
  street: 'W'.repeat(160),
  locality: 'W'.repeat(80),
}

async function fillIn(page: Page, { name, email, password }: Account) {
  await page.getByLabel('Nombre').fill(name)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
}

test(
  'a new agency has one person, empty sections and an invitation',
  { tag: '@escritorio' },
  async ({ page, browser, baseURL, cutConnection, expectFailing }) => {
    test.slow()
    expectFailing('/signup')
    await page.goto('/signup')
    await expect(page.getByText('Todavía no hay ninguna cuenta.')).toBeVisible()
    await expectAccessible(page)
    await visit(page, process.env.NEW_AGENCY_LINK ?? '')
    await fillIn(page, newAccount())
    await expect(page).toHaveURL('/bienvenida')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Agencia y contacto (pendiente)' }).click()
    await expect(page).toHaveURL('/dashboard/configuracion/agencia')
    await page.getByRole('link', { name: /^Faltan? \d pasos? de la bienvenida$/ }).click()
    await expect(page).toHaveURL('/bienvenida')
    await page.goto('/dashboard')
    await expect(page.getByText('Cualquiera puede crear una cuenta')).toHaveCount(0)
    for (const [path, title, sentence] of [
      ['/dashboard', 'Alertas de Contratos', 'Ningún contrato vence en los próximos 3 meses.'],
      ['/dashboard/propiedades', 'No se encontraron propiedades', 'Todavía no hay ninguna. Añade la primera.'],
      ['/dashboard/actividad', 'No hay actividad registrada', ''],
      [
        '/dashboard/alertas',
        'No hay alertas de contratos',
        'Verifica que las propiedades tengan fechas límite futuras.',
      ],
    ] as const) {
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(sentence)
      await expectAccessible(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await expectAccessible(page)
      await page.setViewportSize({ width: 1440, height: 900 })
    }

    await visit(page, '/dashboard/configuracion/equipo')
    const invite = page.getByRole('button', { name: 'Crear invitación' })
    await cutConnection(true)
    await invite.click()
    await expect(page.getByRole('alert').filter({ hasText: 'No se pudo hacer el cambio.' })).toBeInViewport()
    await cutConnection(false)
    await invite.click()
    const link = page.getByLabel('Enlace de la invitación: cópialo ahora, no se vuelve a mostrar')
    await expect(link).toHaveValue(new RegExp(`^${baseURL}/signup\\?invitacion=`))
    const invitation = await link.inputValue()
    // The link is shown once, and stays when another change is not answered.
    const failed = page.getByRole('alert').filter({ hasText: 'No se pudo hacer el cambio.' })
    await cutConnection(true)
    await page.getByRole('button', { name: /^Revocar la invitación/ }).click()
    await expect(failed).toBeInViewport()
    await expect(link).toHaveValue(invitation)
    await cutConnection(false)
    await expectAccessible(page)
    await expect(page.getByRole('list', { name: 'Invitaciones sin usar' }).getByRole('listitem')).toHaveCount(1)

    const guest = await (await browser.newContext({ storageState: ANONYMOUS })).newPage()
    await guest.goto(`${baseURL}/signup`)
    await expect(
      guest.getByText('El registro es solo con invitación. Pídela a quien administra el panel.'),
    ).toBeVisible()
    await visit(guest, invitation)
    await fillIn(guest, newAccount())
    await expect(guest).toHaveURL(`${baseURL}/dashboard`)
    await guest.context().clearCookies()
    await guest.goto(invitation)
    await expect(guest.getByText('Esta invitación ya se usó o venció.')).toBeVisible()
    await guest.context().close()

    await visit(page, '/dashboard/configuracion/equipo')
    await expect(page.getByRole('list', { name: 'Invitaciones sin usar' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Crear invitación' }).click()
    await page.getByRole('button', { name: 'Revocar la invitación' }).click()
    await expect(page.getByRole('list', { name: 'Invitaciones sin usar' })).toHaveCount(0)
    const spent = await link.count()
    expect(spent, 'nothing is shown to copy that is void').toBe(0)

    // The agency's longest words do not overflow on any page.
    await page.request.post('/dashboard/configuracion/agencia', { form: LONGEST, maxRedirects: 0 })
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await visit(page, '/contacto')
      await expect(page.getByRole('contentinfo')).toContainText(LONGEST.street)
      const excess = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect(excess, `at ${width} px`).toBeLessThanOrEqual(0)
    }
  },
)
