import type { Page } from '@playwright/test'
import { buildFirestoreExport } from '#test/factories/firestore-export.ts'

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 60"><g fill="none" stroke="#7a2048" stroke-width="6"><path d="M10 50V30a20 20 0 0 1 40 0v20M50 50V30a20 20 0 0 1 40 0v20M90 50V30a20 20 0 0 1 40 0v20M4 12h132"/></g></svg>`

const DATA = {
  Nombre: 'Acueducto Inmobiliaria',
  'Razón social': 'Acueducto Inmobiliaria, S.C.',
  Lema: 'Inmuebles de trabajo en Querétaro',
  'Año de fundación': '2011',
  Teléfono: '442 123 4567',
  WhatsApp: '442 123 4567',
  'Correo electrónico': 'hola@acueducto.example',
  'Calle, número y colonia': 'Av. Constituyentes 120, Centro Sur',
  'Código postal': '76090',
  Ciudad: 'Querétaro',
  Estado: 'Querétaro',
  'Estado, abreviado': 'Qro.',
}

/**
 * Follows docs/adopt.md in a browser on an empty site, with a made-up agency of Querétaro and the 60 properties of its
 * earlier system.
 * @param show called with the name of what the page shows
 * @returns how many buttons, links and boxes were pressed
 */
export async function adopt(page: Page, show: (name: string) => Promise<void>): Promise<number> {
  let presses = 0

  async function press(name: string | RegExp, role: 'button' | 'link' = 'button') {
    presses += 1
    await page.getByRole(role, { name }).first().click()
  }

  await page.goto('/signup')
  await page.getByLabel('Nombre').fill('Lucía Vega')
  await page.getByLabel('Correo electrónico').fill('lucia@acueducto.example')
  await page.getByLabel('Contraseña', { exact: true }).fill('arcos de cantera 1738')
  await press('Crear cuenta')
  await page.waitForURL('**/bienvenida')
  await show('bienvenida')
  await press(/^Agencia y contacto/, 'link')
  // Until then no form is shown.
  await page.getByRole('button', { name: 'Guardar Configuración' }).waitFor()
  // Offices have a name, a phone and an address too; the agency's own come first.
  for (const [label, text] of Object.entries(DATA)) await page.getByLabel(label, { exact: true }).first().fill(text)
  await press('Guardar Configuración')
  await page.waitForURL('**/agencia?*')
  await press('Marca', 'link')
  await page.waitForURL('**/agencia/marca')
  await page.getByLabel('Principal', { exact: true }).fill('7a2048')
  await page.getByLabel('Acento', { exact: true }).fill('e0a030')
  await press('Guardar Configuración')
  await page.getByText('#7a2048').first().waitFor()
  await page.setInputFiles('#campo-logo-file', {
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(LOGO),
  })
  await press('Subir logotipo')
  await page.locator('form img').first().waitFor()
  await show('marca')
  await press('Ubicación', 'link')
  await page.waitForURL('**/configuracion/ubicacion')
  presses += 2
  await page.getByLabel('Querétaro', { exact: true }).check()
  await page.getByLabel('Guanajuato', { exact: true }).check()
  await press('Guardar estados')
  await page.getByLabel('Nombre de la zona').fill('Juriquilla')
  await page.getByLabel('También se dice (opcional)').fill('Jurica Norte')
  await page.locator('#zona').getByLabel('Estado').selectOption('Querétaro')
  await page.locator('#zona').getByLabel('Municipio').fill('Querétaro')
  await page.getByLabel('Punto de la zona').fill('20.7031, -100.4474')
  await press('Añadir zona')
  await page.getByText('Ver las zonas').waitFor()
  await show('ubicacion')
  await press('Equipo', 'link')
  await page.waitForURL('**/configuracion/equipo')
  await press('Solo con invitación')
  await press('Crear invitación')
  await page.getByLabel(/Enlace de la invitación/).waitFor()
  await press(/^Falta/, 'link')
  await press(/^Primeras propiedades/, 'link')
  await page.waitForURL('**/dashboard/importar')
  const json = JSON.stringify(buildFirestoreExport())
  await page.setInputFiles('#campo-archivo', {
    name: 'firestore.json',
    mimeType: 'application/json',
    buffer: Buffer.from(json),
  })
  await press('Revisar archivo')
  await page.waitForURL('**/dashboard/importar/*')
  await page.getByRole('button', { name: 'Revisar otra vez' }).waitFor()
  await show('revision')
  presses += 1
  await page.getByLabel(/^Publicar las nuevas/).check()
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await press('Revisar otra vez')
  await answer
  await page.getByRole('button', { name: 'Revisar otra vez' }).and(page.locator(':not([aria-disabled])')).waitFor()
  await press(/^Importar 60 propiedades/)
  await page.getByRole('link', { name: 'Deshacer la importación' }).waitFor({ timeout: 120_000 })
  await show('importada')
  return presses
}
