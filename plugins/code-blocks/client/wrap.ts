if (typeof document !== 'undefined')
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest('.code-wrap');
    const wraps = button?.closest('.code-block')?.classList.toggle('code-block-wraps');
    if (wraps !== undefined) button?.setAttribute('aria-pressed', String(wraps));
  });
