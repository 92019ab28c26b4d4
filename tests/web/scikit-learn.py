"""Runs programs, one a line of JSON, and answers each with a line: what it has printed, or why it ended."""

import json
import os
import sys
import tempfile
import traceback
import warnings

warnings.simplefilter('ignore')
with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    for line in sys.stdin:
        asked = json.loads(line)
        printed = []
        error = None
        if 'file' in asked:
            with open(asked['file']['name'], 'w', encoding='utf-8') as file:
                file.write(asked['file']['text'])
        try:
            names = {'__name__': '__main__', 'print': lambda *words: printed.append(list(words))}
            exec(compile(asked['code'], 'program.py', 'exec'), names)
        except Exception:
            error = traceback.format_exc().splitlines()[-1]
        print(json.dumps({'printed': printed, 'error': error}), flush=True)
