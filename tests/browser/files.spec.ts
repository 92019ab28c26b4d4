import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from './test.ts';

interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const file = (name: string, content: string | Buffer, mimeType = 'text/plain'): GivenFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content as string),
});

const labels = 'truth,predicted\nyes,yes\nyes,no\nno,no\nno,no\n';

const chooser = (page: Page): Locator => page.locator('deconfuse-input-panel input[type=file]');

const understood = (page: Page): Locator => page.locator('#understood');

const status = (page: Page): Locator => page.locator('deconfuse-file-reading [role=status]');

/** Drops or pastes data in the middle of the result. */
async function give(
  page: Page,
  how: 'drop' | 'paste',
  content: { files?: GivenFile[]; text?: string; html?: string },
): Promise<boolean> {
  const files = (content.files ?? []).map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    bytes: buffer.toString('latin1'),
  }));
  return page.evaluate(
    ({ how, files, text, html }) => {
      const data = new DataTransfer();
      for (const { name, mimeType, bytes } of files) {
        const content = Uint8Array.from(bytes, (character) => character.charCodeAt(0));
        data.items.add(new File([content], name, { type: mimeType }));
      }
      if (text !== undefined) data.setData('text/plain', text);
      if (html !== undefined) data.setData('text/html', html);
      const target = document
        .querySelector('deconfuse-app')!
        .shadowRoot!.querySelector('deconfuse-workbench')!
        .shadowRoot!.querySelector('.result')!;
      const options = { bubbles: true, composed: true, cancelable: true };
      const event =
        how === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data });
      return !target.dispatchEvent(event);
    },
    { how, files, text: content.text, html: content.html },
  );
}

test.beforeEach(async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
});

test('a file is opened, and opened again after another text', { tag: ['@quick', '@engine'] }, async ({ page }) => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open file' }).click();
  await (await choosing).setFiles(file('labels.csv', labels));
  await expect(understood(page)).toContainText('4 cases, 2 classes');
  await expect(page.getByRole('textbox', { name: 'Paste labels' })).toHaveValue(labels);

  await page.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na,b\nb,b');
  await expect(understood(page)).toContainText('3 cases');
  await chooser(page).setInputFiles(file('labels.csv', labels));
  await expect(understood(page)).toContainText('4 cases');
});

test(
  'a file can be dropped anywhere on the calculator, which shows the drop area',
  { tag: ['@quick', '@engine'] },
  async ({ page }) => {
    // Browsers repeat the event for as long as a file is held there.
    const dragged = await page.evaluateHandle(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['a'], 'a.txt'));
      const target = document
        .querySelector('deconfuse-app')!
        .shadowRoot!.querySelector('deconfuse-workbench')!
        .shadowRoot!.querySelector('deconfuse-label-results')!;
      const drag = (type: string): boolean =>
        !target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, composed: true, cancelable: true }));
      const state = { taken: drag('dragenter') && drag('dragover'), timer: 0 };
      state.timer = window.setInterval(() => drag('dragover'), 50);
      return state;
    });
    expect(await dragged.evaluate(({ taken }) => taken)).toBe(true);
    await expect(page.getByText('Let go, and the file is read here.')).toBeVisible();
    await expect(page.locator('deconfuse-workbench')).toHaveCSS('outline-style', 'dashed');
    await dragged.evaluate(({ timer }) => clearInterval(timer));

    expect(await give(page, 'drop', { files: [file('labels.csv', labels)] })).toBe(true);
    await expect(understood(page)).toContainText('4 cases, 2 classes');
    await expect(page.getByText('Let go, and the file is read here.')).toHaveCount(0);
    await expect(page.locator('deconfuse-workbench')).not.toHaveCSS('outline-style', 'dashed');
  },
);

/**
 * Drags a file over an element around the calculator and drops it there. Returns whether each event was taken from the
 * browser.
 */
async function dropAt(target: Locator, { name, buffer }: GivenFile): Promise<boolean[]> {
  return target.evaluate(
    (element, [name, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], name));
      const options = { dataTransfer, bubbles: true, composed: true, cancelable: true };
      return ['dragover', 'drop'].map((type) => !element.dispatchEvent(new DragEvent(type, options)));
    },
    [name, buffer.toString()] as const,
  );
}

test('a file dropped beside the calculator is read as well', { tag: '@engine' }, async ({ page }) => {
  // The element that catches drops is loaded shortly after the first result.
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  expect(await dropAt(page.getByRole('banner'), file('labels.csv', labels))).toEqual([true, true]);
  await expect(page.locator('deconfuse-workbench')).toHaveCSS('outline-style', 'dashed');
  await expect(understood(page)).toContainText('4 cases, 2 classes');
  expect(await dropAt(page.locator('body'), file('labels.csv', 'a,a\nb,a'))).toEqual([true, true]);
  await expect(understood(page)).toContainText('2 cases, 2 classes');
});

test(
  'a dropped file changes nothing as long as the calculator is not on the page',
  { tag: '@engine' },
  async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    await page.evaluate(() => (location.hash = '#decisions=loss'));
    await expect(page.locator('deconfuse-loss-decision')).toBeVisible();
    expect(await dropAt(page.locator('deconfuse-loss-decision'), file('labels.csv', labels))).toEqual([true, true]);
    await page.evaluate(() => (location.hash = '#'));
    await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  },
);

test('dragged text is left to the browser', { tag: '@engine' }, async ({ page }) => {
  expect(await give(page, 'drop', { text: 'a,b' })).toBe(false);
});

test('a file in UTF-16 with byte order mark', { tag: '@engine' }, async ({ page }) => {
  const text = 'real,predicho\nsí,sí\nsí,no\nno,no\n';
  await chooser(page).setInputFiles(file('labels.txt', Buffer.from(`\ufeff${text}`, 'utf16le')));
  await expect(understood(page)).toContainText('3 cases, 2 classes');
  await expect(page.getByRole('textbox', { name: 'Paste labels' })).toHaveValue(text);
});

test(
  'a Latin-1 file is refused at its first invalid UTF-8 byte, and read as Windows text on request',
  { tag: '@engine' },
  async ({ page }) => {
    await chooser(page).setInputFiles(file('año.csv', Buffer.from('real,predicho\nseñal,señal\nno,no\n', 'latin1')));
    await expect(status(page)).toContainText('“año.csv” was not read.');
    await expect(status(page)).toContainText('Byte 16 (0xF1) is not valid UTF-8.');
    await expect(understood(page)).toContainText('58 cases');

    await page.getByRole('button', { name: 'Read it as Windows text' }).click();
    await expect(understood(page)).toContainText('2 cases, 2 classes');
    await expect(page.getByRole('textbox', { name: 'Paste labels' })).toHaveValue(/señal,señal/);
    await expect(status(page)).toBeEmpty();
  },
);

test('of a file that is no table the page says what it is, and keeps the data', async ({ page }) => {
  for (const [what, given, said] of [
    ['nothing', file('a.csv', ''), 'It is empty.'],
    ['zeros', file('a.csv', Buffer.from([0x61, 0x2c, 0x00, 0x62])), 'This is not text: byte 2 is zero.'],
    ['an old spreadsheet', file('a.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0])), 'copy the range and paste it here'],
    ['half a spreadsheet', file('a.xlsx', 'PK\x03\x04'), 'It is damaged'],
    ['another archive', file('a.7z', Buffer.from([0x37, 0x7a, 0xbc, 0xaf])), 'This archive holds no tables'],
    ['a PDF', file('a.pdf', '%PDF-1.7'), 'This is a PDF.'],
    ['a picture', file('a.png', Buffer.from('\x89PNG\r\n', 'latin1'), 'image/png'), 'This is a picture.'],
  ] as const) {
    await test.step(what, async () => {
      await page.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na,b\nb,b');
      await expect(understood(page)).toContainText('3 cases');
      await chooser(page).setInputFiles(given);
      await expect(status(page)).toContainText(said);
      await expect(status(page)).toContainText(`“${given.name}” was not read.`);
      await expect(page.getByRole('textbox', { name: 'Paste labels' })).toHaveValue('a,a\na,b\nb,b');
      await expect(page.getByRole('button', { name: '0.667 Accuracy' })).toBeVisible();

      // The message stays until there is another text.
      await page.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na,b');
      await expect(understood(page)).toContainText('2 cases');
      await expect(status(page)).toBeEmpty();
    });
  }
});

test('no worker remains after a file is refused or replaced', async ({ page }) => {
  await chooser(page).setInputFiles('tests/web/files/nested.parquet');
  await expect(status(page)).toContainText('“nested.parquet” was not read.');
  await expect.poll(() => page.workers().length).toBe(1);
  await chooser(page).setInputFiles('tests/web/files/cases.xlsx');
  await expect(understood(page)).toContainText('6 cases');
  await expect.poll(() => page.workers().length).toBe(2);
  await page.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na,b\nb,b');
  await expect(understood(page)).toContainText('3 cases');
  await expect.poll(() => page.workers().length).toBe(1);
  await chooser(page).setInputFiles(file('cut.xlsx', readFileSync('tests/web/files/cases.xlsx').subarray(0, 900)));
  await expect(status(page)).toContainText('“cut.xlsx” was not read.');
  await expect.poll(() => page.workers().length).toBe(1);
});

test('one click gives up a file whose reader never ends', { tag: '@engine' }, async ({ page }) => {
  await page.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na,b\nb,b');
  await expect(understood(page)).toContainText('3 cases');
  // A negative length in the file sends the reader back to where the length stands.
  const endless = readFileSync('tests/web/files/nested.parquet');
  endless[141] = 1;
  await chooser(page).setInputFiles(file('endless.parquet', endless));
  await expect.poll(() => page.workers().length).toBe(2);
  const bar = page.getByRole('progressbar', { name: 'Reading “endless.parquet”' });
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: '0.667 Accuracy' }).click();
  await expect(page.getByRole('region', { name: 'Formula: Accuracy' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByText('Cancelled. The data are those from before.')).toBeFocused();
  await expect.poll(() => page.workers().length).toBe(1);
  await chooser(page).setInputFiles('tests/web/files/cases.ods');
  await expect(understood(page)).toContainText('6 cases');
});

test('files of every form are read, one after the other', async ({ page }) => {
  // So that no step sees the data of the file before.
  const typeOwn = async (): Promise<void> => {
    await page.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na,b\nb,b');
    await expect(understood(page)).toContainText('3 cases');
  };

  await test.step('a spreadsheet is read; another sheet and a range of it are a choice', async () => {
    await typeOwn();
    await chooser(page).setInputFiles('tests/web/files/cases.xlsx');
    await expect(status(page)).toContainText('The text was taken from “cases.xlsx”.');
    await expect(understood(page)).toContainText('6 cases');
    await page.getByRole('combobox', { name: 'Table' }).selectOption('Matrix');
    await expect(page.getByRole('textbox', { name: 'Paste labels' })).toHaveValue(/A title above/);
    const range = page.getByRole('textbox', { name: 'Only the range' });
    await range.fill('B4:D6');
    await range.press('Enter');
    await expect(understood(page)).toContainText('58 cases, 2 classes');
    await range.fill('everything');
    await range.press('Enter');
    await expect(page.getByText('A range is written as B2:D20.')).toBeVisible();
    await expect(understood(page)).toContainText('58 cases, 2 classes');
  });

  await test.step('columns of a Parquet file can be chosen', async () => {
    await typeOwn();
    await chooser(page).setInputFiles('tests/web/files/cases-snappy.parquet');
    await page.getByRole('checkbox', { name: 'id' }).uncheck();
    await page.getByRole('checkbox', { name: 'day' }).uncheck();
    await page.getByRole('checkbox', { name: 'score' }).uncheck();
    await expect(understood(page)).toContainText('6 cases, 2 classes, the truth comes first.');
    await expect(page.getByRole('textbox', { name: 'Paste labels' })).toHaveValue(/^actual\tpredicted\nspam\tspam/);
  });

  for (const name of ['cases.ods', 'cases.csv.gz']) {
    await test.step(`${name} is read`, async () => {
      await typeOwn();
      await chooser(page).setInputFiles(`tests/web/files/${name}`);
      await expect(understood(page)).toContainText('6 cases');
    });
  }

  await test.step('one of several files is read, unless two are truth and predictions', async () => {
    await typeOwn();
    await give(page, 'drop', { files: [file('one.csv', labels), file('two.csv', 'a,a\n')] });
    await expect(understood(page)).toContainText('4 cases');
    await expect(status(page)).toContainText('Of 2 files only “one.csv” was read');

    await give(page, 'drop', { files: [file('y_pred.txt', '1\n1\n0\n'), file('y_true.txt', '1\n0\n0\n')] });
    await expect(understood(page)).toContainText('3 cases, 2 classes, the truth comes first.');
    await expect(page.getByRole('textbox', { name: 'Paste labels' })).toHaveValue('1\t1\n0\t1\n0\t0');
    await expect(status(page)).toContainText('put side by side');
  });
});

/** Path of a file with this text. Large files would take long to reach the browser as bytes. */
function onDisk(text: string): string {
  const path = test.info().outputPath('large.csv');
  writeFileSync(path, text);
  return path;
}

/** 24 MB of labels. */
const manyLabels = (): string => onDisk(`truth,predicted\n${'spam,spam\nham,spam\nham,ham\n'.repeat(900_000)}`);

/** 12 MB of scores without two equal rows. */
const manyScores = (): string =>
  onDisk(`truth,score\n${Array.from({ length: 1_000_000 }, (_, row) => `${row % 2},0.${1_000_000 + row}\n`).join('')}`);

/** The same with weights, which need every cell to be read separately. */
const manyWeightedScores = (): string =>
  onDisk(
    `truth,score,weight\n${Array.from({ length: 2_000_000 }, (_, row) => `${row % 2},0.${1_000_000 + row},${row % 7}.5\n`).join('')}`,
  );

test(
  'reading a large file shows its progress; cancelling keeps the earlier data',
  { tag: '@engine' },
  async ({ page }) => {
    await page.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na,b\nb,b');
    await expect(understood(page)).toContainText('3 cases');
    // A disk that reads one piece per event, so that the file is never complete before the click.
    await page.evaluate(() => {
      const waiting: (() => void)[] = [];
      addEventListener('read-piece', () => waiting.shift()?.());
      const read = Blob.prototype.arrayBuffer;
      Blob.prototype.arrayBuffer = async function () {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return read.call(this);
      };
    });
    await chooser(page).setInputFiles(manyLabels());
    const bar = page.getByRole('progressbar', { name: 'Reading “large.csv”' });
    await expect(bar).toBeVisible();
    await expect(page.getByText(/\d+ MB of 24 MB/)).toBeVisible();
    const done = async (): Promise<number> => Number(await bar.getAttribute('value'));
    const before = await done();
    await expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event('read-piece')));
        return done();
      })
      .toBeGreaterThan(before);
    await expect(status(page)).toContainText('Reading “large.csv”');

    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(bar).toHaveCount(0);
    await expect(page.getByText('Cancelled. The data are those from before.')).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Paste labels' })).toHaveValue('a,a\na,b\nb,b');
    await expect(page.getByRole('button', { name: '0.667 Accuracy' })).toBeVisible();
  },
);

test(
  'a large text can be cancelled while it is processed, and everything goes on at once',
  { tag: '@engine' },
  async ({ page }) => {
    await page.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na,b\nb,b');
    await expect(understood(page)).toContainText('3 cases');
    await chooser(page).setInputFiles(manyWeightedScores());
    await expect(page.getByRole('progressbar', { name: 'Working through the text' })).toBeVisible();
    const workers = page.workers().length;
    await page.getByRole('button', { name: 'Cancel' }).click();

    await expect(page.getByText('Cancelled. The data are those from before.')).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Paste labels' })).toHaveValue('a,a\na,b\nb,b');
    await expect(understood(page)).toContainText('3 cases');
    await page.getByRole('button', { name: '0.667 Accuracy' }).click();
    await expect(page.getByRole('region', { name: 'Formula: Accuracy' })).toContainText('0.667');
    expect(page.workers().length).toBeLessThanOrEqual(workers);
    await expect.poll(() => page.workers().length).toBe(1);
  },
);

test(
  'a large file is read to the end, its worker ends with it, and the page stays small',
  { tag: '@engine' },
  async ({ page }) => {
    await chooser(page).setInputFiles(manyScores());
    await expect(understood(page)).toContainText('1 000 000 cases', { timeout: 60_000 });
    await expect(page.locator('deconfuse-file-reading progress')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Beginning of the text' })).toContainText('1 000 001 lines in all');
    await expect(page.getByRole('region', { name: 'Beginning of the text' }).getByRole('listitem')).toHaveCount(8);

    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na,b\nb,b\nb,b');
    await expect(understood(page)).toContainText('4 cases');
    await expect.poll(() => page.workers().length).toBe(1);
  },
);

test('the rows of a large file of labels are counted during reading', { tag: '@engine' }, async ({ page }) => {
  await chooser(page).setInputFiles(manyLabels());
  await expect(understood(page)).toContainText('2 700 000 cases, 2 classes', { timeout: 60_000 });
  await expect(page.getByRole('textbox', { name: 'Paste labels' })).toHaveValue(
    'truth,predicted,count\n"spam","spam",900000\n"ham","spam",900000\n"ham","ham",900000\n',
  );
  await expect(status(page)).toContainText('“large.csv” has 2 700 000 rows. They were counted');
  await page.getByRole('button', { name: '0.667 Accuracy' }).click();
  await expect(page.getByRole('region', { name: 'Formula: Accuracy' })).toContainText('0.667');
});

test('assumptions about a file whose rows are counted are reported', async ({ page }) => {
  await chooser(page).setInputFiles(onDisk(`y_pred,y_true\n${'spam,spam\nham,spam\nham,ham\n'.repeat(400_000)}`));
  await expect(understood(page)).toContainText('1 200 000 cases, 2 classes', { timeout: 60_000 });
  await expect(status(page)).toContainText('1 200 000 rows');
  await expect(status(page)).toContainText('the predictions come first');
  await expect(page.getByRole('textbox', { name: 'Paste labels' })).toHaveValue(/\n"spam","ham",400000\n/);
});

test(
  'millions of pasted pairs of labels need no worker of their own, however they are written',
  { tag: '@engine' },
  async ({ page }) => {
    let started = 0;
    page.on('worker', () => started++);
    for (const [rows, cases] of [
      ['spam,spam\nham,spam\nham,ham\n', '900 000 cases, 2 classes'],
      ['0,0\n1,0\n1,1\n1,1\n', '1 200 000 cases, 2 classes'],
    ] as const) {
      expect(await give(page, 'paste', { text: `truth,predicted\n${rows.repeat(300_000)}` })).toBe(true);
      await expect(understood(page)).toContainText(cases, { timeout: 60_000 });
      await expect(page.locator('textarea#text')).toHaveCount(0);
    }
    expect(started).toBe(0);
    await page.getByRole('button', { name: '0.750 Accuracy' }).click();
    await expect(page.getByRole('region', { name: 'Formula: Accuracy' })).toContainText('0.750');
  },
);

test.describe('a file that is too long for one text', () => {
  test.describe.configure({ timeout: 180_000 });
  /** 100,000 rows of scores. The file repeats them 260 times: 520 MB, of which the browser holds 2 MB. */
  const block = Array.from(
    { length: 100_000 },
    (_, row) => `${(row * 7) % 11 < row / 20_000 ? 1 : 0},0.${100_000_000_000_000 + row * 7919}\n`,
  ).join('');
  const openLong = (page: Page, bad = ''): Promise<boolean> =>
    page.evaluate(
      ({ block, bad }) => {
        const rows = new Blob([block]);
        const first = Array.from({ length: 30 }, () => rows);
        const others = Array.from({ length: 230 }, () => rows);
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['truth,score\n', ...first, bad, ...others], 'long.csv'));
        const event = new DragEvent('drop', { dataTransfer, bubbles: true, composed: true, cancelable: true });
        return !document
          .querySelector('deconfuse-app')!
          .shadowRoot!.querySelector('deconfuse-workbench')!
          .dispatchEvent(event);
      },
      { block, bad },
    );
  const read = { timeout: 150_000 };

  test('is read piece by piece, with the results of its rows', { tag: '@engine' }, async ({ page }) => {
    await give(page, 'paste', { text: `truth,score\n${block}` });
    await expect(understood(page)).toContainText('100 000 cases');
    const areas = page.locator('deconfuse-headline-numbers').getByRole('button');
    await expect(areas.first()).toContainText('Area under the ROC curve');
    const ofBlock = await areas.allTextContents();

    expect(await openLong(page)).toBe(true);
    await expect(understood(page)).toContainText('26 000 000 cases', read);
    expect(await areas.allTextContents()).toEqual(ofBlock);
    await expect(status(page)).toContainText('“long.csv” is too long for one text, so it stays in its file');
    const preview = page.getByRole('region', { name: 'Beginning of the text' });
    await expect(preview).toContainText('long.csv, 520 MB');
    await expect(preview.getByRole('listitem')).toHaveCount(8);
    await expect(page.locator('deconfuse-plot-drawing .handle').first()).toBeVisible();

    // Functions that need the whole text are not offered.
    await expect(page.getByRole('button', { name: 'Edit as text' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeDisabled();
    await expect(page.getByRole('heading', { name: 'Reproduce' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na,b\nb,b');
    await expect(page.getByRole('button', { name: '0.667 Accuracy' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeEnabled();
    await expect.poll(() => page.workers().length).toBe(1);
  });

  test('shows its progress; cancelling brings back the earlier data', { tag: '@engine' }, async ({ page }) => {
    await page.getByRole('textbox', { name: 'Paste labels' }).fill('a,a\na,b\nb,b');
    await expect(understood(page)).toContainText('3 cases');
    expect(await openLong(page)).toBe(true);
    const bar = page.getByRole('progressbar', { name: 'Reading “long.csv”' });
    await expect(page.getByText(/\d+ MB of 520 MB/)).toBeVisible();
    await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(20_000_000);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Cancelled. The data are those from before.')).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Paste labels' })).toHaveValue('a,a\na,b\nb,b');
    await expect(page.getByRole('button', { name: '0.667 Accuracy' })).toBeVisible();
    await expect.poll(() => page.workers().length).toBe(1);
  });

  test('is refused with the place of a row in another form', async ({ page }) => {
    expect(await openLong(page, '1,0.5x\n')).toBe(true);
    const error = page.locator('#error');
    await expect(error).toContainText('Line 3000002', read);
    await expect(error).toContainText('0.5x');
    await expect(page.getByText('Last good result.')).toBeVisible();
  });

  test('with other rows names the files that can be so long', async ({ page }) => {
    expect(await openLong(page, '1,\n'.repeat(2))).toBe(true);
    const error = page.locator('#error');
    await expect(error).toContainText('A value is missing in line 3000002', read);
    await error.getByRole('button', { name: 'Leave incomplete cases out' }).click();
    await expect(error).toContainText('A file of more than 500 MB is read if all rows have one form', read);

    // Without the file, the options would be applied to the example.
    const kept = await page.evaluate(() => {
      const app = document.querySelector('deconfuse-app')!.shadowRoot!;
      return (app.querySelector('deconfuse-workbench') as Element & { session: { work: object } }).session.work;
    });
    for (const field of ['text', 'readOptions', 'positive']) expect(kept).not.toHaveProperty(field);
  });
});

test('an error far down in a large text is shown with the lines around it', async ({ page }) => {
  const bad = `${'spam,spam\nham,spam\nham,ham\n'.repeat(100_000)}spam\nham,ham\n`;
  await chooser(page).setInputFiles(file('bad.csv', bad));
  const preview = page.getByRole('region', { name: 'Beginning of the text' });
  await expect(preview.locator('li.marked')).toHaveText('spam', { timeout: 60_000 });
  await expect(preview).toContainText('300 002 lines in all');
  await page.getByRole('button', { name: 'Line 300001' }).click();
  await expect(preview).toBeFocused();
});

test.describe('clipboard contents of spreadsheets', () => {
  const rows = [
    ['', 'cat', 'dog'],
    ['cat', '8', '2'],
    ['dog', '1', '9'],
  ];
  const tabbed = rows.map((row) => row.join('\t'));
  const html = `<meta charset="utf-8"><style>td { color: red }</style><table><colgroup><col></colgroup>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('\n')}</table>`;
  const png = file('image.png', Buffer.from('\x89PNG\r\n', 'latin1'), 'image/png');

  for (const [program, content] of [
    ['LibreOffice', { text: `${tabbed.join('\n')}\n`, html }],
    ['Excel, with a picture of the range', { text: `${tabbed.join('\r\n')}\r\n`, html, files: [png] }],
    ['Google Sheets', { text: tabbed.join('\n'), html: `<google-sheets-html-origin>${html}` }],
    ['a program that gives HTML only', { html }],
  ] as const) {
    test(program, { tag: '@engine' }, async ({ page }) => {
      expect(await give(page, 'paste', content as Parameters<typeof give>[2])).toBe(true);
      await expect(understood(page)).toContainText('20 cases, 2 classes, rows are the truth.');
      await expect(page.getByRole('button', { name: '0.850 Accuracy' })).toBeVisible();
    });
  }

  test('HTML only, into the text field', { tag: '@engine' }, async ({ page }) => {
    await page.getByRole('textbox', { name: 'Paste labels' }).evaluate((field, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
      );
    }, html);
    await expect(understood(page)).toContainText('20 cases, 2 classes');
  });

  test('merged cells leave the cells they cover empty', async ({ page }) => {
    const spanning = `<table>
      <tr><td colspan="2" rowspan="2"></td><th colspan="2">Predicted</th></tr>
      <tr><th>cat</th><th>dog</th></tr>
      <tr><th rowspan="2">Actual</th><th>cat</th><td>8</td><td>2</td></tr>
      <tr><th>dog</th><td>1</td><td><b>9</b></td></tr>
    </table>`;
    await give(page, 'paste', { html: spanning });
    await expect(page.getByRole('textbox', { name: 'Paste labels' })).toHaveValue(
      '\t\tPredicted\t\n\t\tcat\tdog\nActual\tcat\t8\t2\n\tdog\t1\t9',
    );
    await expect(understood(page)).toContainText('20 cases, 2 classes, rows are the truth.');
  });

  test('HTML is text and runs nothing', { tag: ['@quick', '@engine'] }, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await give(page, 'paste', {
      html: `<img src="https://example.invalid/x.png" onerror="document.title = 'run'"><script>document.title = 'run'</script>
        <table><tr><td>&lt;b&gt;cat&lt;/b&gt;</td><td>cat</td></tr><tr><td>cat</td><td>a "b"</td></tr></table>`,
    });
    await expect(page.getByRole('textbox', { name: 'Paste labels' })).toHaveValue('<b>cat</b>\tcat\ncat\t"a ""b"""');
    expect(requests.filter((url) => url.includes('example.invalid'))).toEqual([]);
    expect(await page.title()).not.toBe('run');
  });

  test('a copied file', { tag: '@engine' }, async ({ page }) => {
    // Some systems also put the name of the file on the clipboard.
    await give(page, 'paste', { files: [file('labels.csv', labels)], text: 'labels.csv' });
    await expect(understood(page)).toContainText('4 cases, 2 classes');
  });
});

test('in Spanish a spreadsheet is refused', async ({ page }) => {
  await page.getByRole('button', { name: 'ES Español' }).click();
  await expect(page.getByRole('button', { name: 'Abrir archivo' })).toBeVisible();
  await chooser(page).setInputFiles(file('datos.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0])));
  await expect(status(page)).toContainText('«datos.xls» no se ha leído. Este tipo de hoja de cálculo no se lee.');
});
