import type { Page } from '@playwright/test'
import { DEMO_AGENCY } from '#test/factories/agency.ts'
import { messageOf } from './specimens.ts'
import { goBack, goForward } from './travel.ts'
import { expect, test, visit } from './visitor.ts'

/** Behaviour that does not depend on the width is tested on a phone. */
const PHONE = { tag: '@movil' }

function card(page: Page, name: string) {
  return page.getByRole('main').getByRole('listitem').getByRole('link').filter({ hasText: name })
}

test('each card opens its dialog', PHONE, async ({ page }) => {
  await visit(page, '/servicios')
  for (const { name, slug, description, includes, benefits } of DEMO_AGENCY.servicios.services) {
    await card(page, name).click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(`/servicios?servicio=${slug}`)
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
    await expect(dialog).toContainText(description)
    await expect(dialog.getByRole('listitem')).toHaveText([...includes, ...benefits])
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Qué incluye', 'Beneficios'])
    const [message] = await messageOf(dialog.getByRole('link', { name: 'Solicitar información' }))
    expect(message).toContain(name)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

for (const way of ['Escape', 'the cross', 'the button', 'a press beside it'] as const)
  test(
    `${way} closes the dialog and returns the focus to its card`,
    way === 'a press beside it' ? {} : PHONE,
    async ({ page }) => {
      await visit(page, '/servicios')
      await card(page, 'Tenant Representation').focus()
      const top = await page.evaluate(() => window.scrollY)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Tenant Representation' })
      await expect(dialog).toBeVisible()
      if (way === 'Escape') await page.keyboard.press('Escape')
      else if (way === 'a press beside it') await page.mouse.click(5, 5)
      else
        await dialog
          .getByRole('button', { name: 'Cerrar' })
          .nth(way === 'the cross' ? 0 : 1)
          .click()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL('/servicios')
      await expect(card(page, 'Tenant Representation')).toBeFocused()
      expect(await page.evaluate(() => window.scrollY)).toBe(top)
    },
  )

test('Back and Forward close and open the dialog; a closed service does not open again', PHONE, async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('link', { name: 'Conocer los servicios' }).click()
  await card(page, 'Hipotecario').click()
  const dialog = page.getByRole('dialog', { name: 'Hipotecario' })
  await expect(dialog).toBeVisible()
  await goBack(page)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/servicios')
  await goForward(page)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/servicios')
  await goBack(page)
  await expect(page).toHaveURL('/')
})

test('a service that reopens before the browser reports its closing is closed once', PHONE, async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('link', { name: 'Conocer los servicios' }).click()
  await card(page, 'Hipotecario').click()
  await expect(page.getByRole('dialog', { name: 'Hipotecario' })).toBeVisible()
  for (let time = 0; time < 8; time++) {
    // All steps are between two frames, because the browser reports a closing with the next frame.
    await page.evaluate(async () => {
      const dialog = document.querySelector<HTMLDialogElement>('#hipotecario')
      const until = (holds: () => boolean | undefined) =>
        new Promise<void>((done) => {
          const turns = new MessageChannel()
          turns.port1.addEventListener('message', () => (holds() ? done() : turns.port2.postMessage('')))
          turns.port1.start()
          turns.port2.postMessage('')
        })
      history.back()
      await until(() => dialog?.open === false && location.search === '')
      history.forward()
      await until(() => dialog?.matches(':modal'))
      dialog?.close()
    })
    await expect(page).toHaveURL('/servicios')
    await goForward(page)
    await expect(page).toHaveURL('/servicios?servicio=hipotecario')
  }
})

test('a link to a service opens it, and the cards are shown after closing', PHONE, async ({ page }) => {
  await visit(page, '/servicios?servicio=asesoria-comercial')
  const dialog = page.getByRole('dialog', { name: 'Asesoría Comercial' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/servicios')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await card(page, 'Asesoría Comercial').click()
  await expect(dialog).toBeVisible()
})

test('a link with a hash opens its service too', PHONE, async ({ page }) => {
  await visit(page, '/servicios#hipotecario')
  await expect(page.getByRole('dialog', { name: 'Hipotecario' })).toBeVisible()
  await expect(page).toHaveURL('/servicios?servicio=hipotecario')
})

test('Tab stays inside the dialog, and the page behind it does not scroll', async ({ page }) => {
  await visit(page, '/servicios?servicio=hipotecario')
  const dialog = page.getByRole('dialog', { name: 'Hipotecario' })
  const seen = new Set<string>()
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || activeElement?.closest('dialog') !== null
    })
    expect(inside).toBe(true)
    seen.add(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  expect(seen).toContain('Solicitar información')
  await dialog.hover()
  await page.mouse.wheel(0, 2000)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each card leads to the same text, which can be closed', PHONE, async ({ page }) => {
    await page.goto('/servicios')
    for (const { name, description } of DEMO_AGENCY.servicios.services) {
      await card(page, name).click()
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog).toContainText(description)
      await expect(dialog.getByRole('link', { name: 'Solicitar información' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Cerrar' }).first().click()
      await expect(dialog).toBeHidden()
    }
  })
})

test.describe('the test page', () => {
  test('the modal opens by itself after a second, closes, and can be opened again', PHONE, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('dialog:modal')) return
        observer.disconnect()
        document.documentElement.dataset.opened = String(performance.now())
      }).observe(document, { attributes: true, subtree: true })
    })
    await visit(page, '/modal-test')
    const dialog = page.getByRole('dialog', { name: 'Ventana de demostración' })
    await expect(dialog).toBeVisible()
    const opened = await page.locator('html').getAttribute('data-opened')
    const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd)
    // Timers count in whole milliseconds.
    expect(Number(opened) - Number(loaded)).toBeGreaterThanOrEqual(999)
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const again = page.getByRole('button', { name: 'Abrir de nuevo' })
    await again.click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Cerrar' }).last().click()
    await expect(dialog).toBeHidden()
    await expect(again).toBeFocused()
  })
})
