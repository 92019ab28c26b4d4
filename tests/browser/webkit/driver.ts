import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../free-port.ts';

/** Time limit of a command in milliseconds. Even on a busy machine none takes longer unless it hangs. */
const patience = 60_000;

/** Starts a process that is ended with the tests even if they are aborted. */
function start(program: string, packageName: string, args: string[], env?: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  child.on('error', ({ message }) =>
    console.error(`${program} could not start (${message}). On Debian and Ubuntu: sudo apt-get install ${packageName}`),
  );
  process.on('exit', () => child.kill());
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  child.kill();
  await once(child, 'exit');
}

/** WebKitWebDriver with an invisible display. */
interface Driver {
  address: string;
  end(): Promise<void>;
}

async function startDriver(): Promise<Driver> {
  // The server writes the number of a free display.
  const display = start('Xvfb', 'xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
  const number = await new Promise<string>((resolve, reject) => {
    display.stdio[3]!.once('data', (data) => resolve(String(data).trim()));
    display.once('error', reject);
    display.once('exit', () => reject(new Error('Xvfb has ended.')));
  });

  const port = await freePort();
  const driver = start('WebKitWebDriver', 'webkit2gtk-driver', [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: `:${number}`,
    LANGUAGE: 'en_GB',
    NO_AT_BRIDGE: '1', // there is no accessibility bus
  });
  let failure: Error | undefined;
  driver.once('error', (error) => (failure = error));
  const address = `http://127.0.0.1:${port}`;
  const latest = Date.now() + patience;
  while (!(await fetch(`${address}/status`).catch(() => undefined))) {
    if (failure || Date.now() > latest) {
      await end(display);
      throw failure ?? new Error('WebKitWebDriver does not answer.');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    address,
    end: async () => {
      await end(driver);
      await end(display);
    },
  };
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** An element in the form that WebDriver uses. */
export type Element = { [elementKey]: string };

/** A window of WebKitGTK's MiniBrowser with its own storage, controlled by the W3C WebDriver protocol. */
export class Session {
  private constructor(
    private readonly address: string,
    private readonly driver: Driver,
  ) {}

  /** Starts a session. Requests to other hosts than this machine go to `proxy`, given as host:port. */
  static async start(proxy: string): Promise<Session> {
    // About one window in several dozen never appears; the others appear within two seconds.
    return Session.#start(proxy, 15_000).catch(() => Session.#start(proxy, patience));
  }

  static async #start(proxy: string, within: number): Promise<Session> {
    const driver = await startDriver();
    const capabilities = {
      browserName: 'MiniBrowser',
      timeouts: { script: patience },
      proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy, noProxy: ['127.0.0.1'] },
    };
    const body = { capabilities: { alwaysMatch: capabilities } };
    try {
      const address = `${driver.address}/session`;
      const { sessionId } = await command<{ sessionId: string }>('POST', address, body, within);
      return new Session(`${address}/${sessionId}`, driver);
    } catch (error) {
      await driver.end();
      throw error;
    }
  }

  async end(): Promise<void> {
    await command('DELETE', this.address);
    await this.driver.end();
  }

  open(url: string): Promise<unknown> {
    return command('POST', `${this.address}/url`, { url });
  }

  reload(): Promise<unknown> {
    return command('POST', `${this.address}/refresh`, {});
  }

  resize(width: number, height: number): Promise<unknown> {
    return command('POST', `${this.address}/window/rect`, { width, height });
  }

  /** Calls a function in the page with nothing but its arguments in scope, and awaits a returned promise. */
  evaluate<Result, Arguments extends unknown[]>(
    inPage: (...args: Arguments) => Result | Promise<Result>,
    ...args: Arguments
  ): Promise<Result> {
    return this.evaluateText(`return (${inPage}).apply(undefined, arguments)`, args);
  }

  evaluateText<Result>(script: string, args: unknown[] = []): Promise<Result> {
    return command('POST', `${this.address}/execute/sync`, { script, args });
  }

  click(element: Element): Promise<unknown> {
    return command('POST', `${this.address}/element/${element[elementKey]}/click`, {});
  }

  role(element: Element): Promise<string> {
    return command('GET', `${this.address}/element/${element[elementKey]}/computedrole`);
  }

  name(element: Element): Promise<string> {
    return command('GET', `${this.address}/element/${element[elementKey]}/computedlabel`);
  }

  /** Presses keys one after the other at the focus, optionally with `held` down. */
  async press(keys: string[], held?: string): Promise<void> {
    const strokes = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    const actions = held ? [{ type: 'keyDown', value: held }, ...strokes, { type: 'keyUp', value: held }] : strokes;
    await command('POST', `${this.address}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
}

async function command<Value>(method: string, url: string, body?: unknown, within = patience): Promise<Value> {
  const response = await fetch(url, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    signal: AbortSignal.timeout(within),
  });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebDriver: ${value.error}: ${value.message}`);
  return value;
}

/** WebDriver codes of keys without a character. */
export const key = {
  Enter: '\uE007',
  Tab: '\uE004',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;
