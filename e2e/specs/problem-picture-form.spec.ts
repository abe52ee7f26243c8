import { signInAdmin } from '../fixtures/administrators.ts';
import { withOwnSite } from '../fixtures/own-site.ts';
import { expect, test } from '../fixtures/test.ts';

const MISTAKEN = '{ "shape": "array", "cells": [2, 7], "marked": [2] }';
const SHAPE = '{ "shape": "array", "cells": [2, 7, 81], "marked": [2] }';

test('an administrator changes the picture of a problem, and learners see it', async ({ page }) => {
  await withOwnSite(async ({ url }) => {
    await signInAdmin(page, url);
    await page.goto(`${url}/admin/problems/two-sum`);
    const frame = page.getByRole('group', { name: 'Frame 1', exact: true });
    await frame.getByLabel('Note').fill('It looks for `81`.');
    const text = frame.getByRole('textbox', { name: 'Text of shape 1 of frame 1' });
    const write = async (words: string) => {
      await text.press('ControlOrMeta+a');
      await page.keyboard.insertText(words);
    };
    const preview = page.getByRole('region', { name: 'Preview of frame 1' });
    await write(MISTAKEN);
    await expect(frame.getByText(/^Line 1: marked must have positions/)).toBeVisible();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(text).toBeFocused();
    await write(SHAPE);
    await expect(preview.getByText('81 (marked)')).toBeVisible();
    await frame.getByLabel('Kind of shape').selectOption('Graph');
    await frame.getByRole('button', { name: 'Add shape to frame 1' }).click();
    await expect(preview.getByRole('img', { name: /^Graph: a \(0\), b \(4\), c/ })).toBeVisible();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved!')).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published! Readers see it now.')).toBeVisible();
    await page.getByRole('link', { name: 'See it as readers do' }).click();
    await page.getByText('Why it works, step by step').click();
    await expect(page.getByText('It looks for 81.')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Graph: a \(0\), b \(4\), c/ })).toBeVisible();
  });
});
